import { build, type Metafile } from 'esbuild';
import { inlineStylesPlugin } from './inlineStyles';
import { reactAriaPlugin } from './reactAriaPlugin';

const folder = import.meta.dirname;
const options = {
  bundle: true,
  minify: true,
  sourcemap: true,
  platform: 'browser',
  target: 'es2022',
  logLevel: 'error',
} as const;

/**
 * Builds the files for pages without React and without a bundler (BNK-17): `elements.js` with `loader.js` for the
 * custom elements, `kalem.js` for `mount`, and their lazy chunks. They need nothing else.
 */
export async function buildBrowser(outdir: string): Promise<Metafile> {
  await build({ ...options, entryPoints: [`${folder}/src/elements/loader.ts`], outdir, format: 'iife' });
  const { metafile } = await build({
    ...options,
    entryPoints: { kalem: `${folder}/src/browser.tsx`, elements: `${folder}/src/elements/browser.ts` },
    outdir,
    chunkNames: 'parts/[name]-[hash]',
    splitting: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    // Reads the other packages from source, so that they need no build.
    conditions: ['kalem-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAriaPlugin, inlineStylesPlugin],
  });
  return metafile;
}
