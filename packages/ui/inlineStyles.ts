import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const inline = /\.css\?inline$/;

/** Loads a stylesheet as a string for a shadow root: `import css from './X.css?inline'`, as in Vite. */
export const inlineStylesPlugin: Plugin = {
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: inline }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => ({ contents: await styleModule(path) }));
  },
};

/** Keeps each stylesheet in a separate module, so that a widget loads only its own styles. */
export const inlineStylesApart: Plugin = {
  name: 'inline-styles-apart',
  setup({ onResolve }) {
    onResolve({ filter: inline }, ({ path, importer }) => {
      const up = importer.endsWith('widgetElements.ts') ? '../..' : '..';
      return { path: `${up}/inline/${nameOf(path)}.js`, external: true };
    });
  },
};

/** Writes these modules with source maps. */
export async function writeInlineStyles(outdir: string): Promise<void> {
  for (const path of inlineStyles()) {
    await build({
      stdin: { contents: await styleModule(path), sourcefile: `${basename(path)}.js`, resolveDir: '.' },
      outfile: `${outdir}/inline/${nameOf(path)}.js`,
      format: 'esm',
      sourcemap: true,
    });
  }
}

function inlineStyles(): string[] {
  const folder = 'src/elements';
  const imported = [`${folder}/layer.ts`, `${folder}/generated/widgetElements.ts`].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^']+\.css)\?inline'/g)].map(([, path = '']) =>
      resolve(file, '..', path),
    ),
  );
  return [...new Set(imported)];
}

async function styleModule(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return `export default ${JSON.stringify(outputFiles[0]?.text.trim() ?? '')};`;
}

function nameOf(path: string): string {
  return basename(path).replace(/\.css.*$/, '');
}
