import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { reactAriaPlugin } from './reactAriaPlugin';

/**
 * `kalem.js` and what it loads later, for pages without React and without a bundler: everything is inside, and a page
 * that takes the folder from its own origin needs nothing else (BNK-17).
 */
export async function buildBrowser(outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    stdin: { contents: entry(), resolveDir: import.meta.dirname, sourcefile: 'kalem.ts', loader: 'ts' },
    outdir,
    entryNames: 'kalem',
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    sourcemap: true,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // The other packages from their source: nothing need have been built before.
    conditions: ['kalem-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAriaPlugin],
    logLevel: 'error',
  });
  return metafile;
}

/** Every widget of package.json, loaded when it is mounted. */
function entry(): string {
  const { exports } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as {
    exports: Record<string, { 'kalem-source'?: string }>;
  };
  const loaders = Object.entries(exports).flatMap(([path, { 'kalem-source': source = '' }]) => {
    const [, name] = /\/widgets\/(\w+)\/\w+\.tsx$/.exec(source) ?? [];
    return name ? [`'${path.slice(2)}': async () => (await import('${source}')).${name},`] : [];
  });
  return `
    import { createMount } from './src/browser';
    export { createClient } from '@kalem/sdk';
    export { createTheme } from './src/provider/createTheme';
    export const mount = createMount({ ${loaders.join('\n')} });`;
}
