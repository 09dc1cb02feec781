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
 * What pages without React and without a bundler take from their own origin, and need nothing else (BNK-17):
 * `elements.js` with `loader.js` before it for the custom elements, `kalem.js` for `mount`, and what these load later.
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
    // The other packages from their source: nothing need have been built before.
    conditions: ['kalem-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactAriaPlugin, inlineStylesPlugin],
  });
  return metafile;
}
