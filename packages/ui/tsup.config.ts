import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { buildBrowser } from './buildBrowser';
import { entries, entriesIn, nameOf, outside, pathBetween } from './builtFiles';
import { writeDeclarations } from './declarations';
import { inlineStylesApart, inlineStylesPlugin, writeInlineStyles } from './inlineStyles';
import { noticeOf } from './vendoredLicences';
import { reactAriaPlugin } from './reactAriaPlugin';

const options = {
  bundle: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  // The host's bundler replaces it. Otherwise esbuild would write "development" for every host.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
} as const;

/**
 * Builds one file per module, including React Aria's: bundlers can drop an unused file, but not unused code in a shared
 * one. The plugin rewrites each import to the built file.
 */
export default defineConfig(async () => ({
  ...options,
  entry: await modules(),
  noExternal: [/.*/],
  silent: true,
  splitting: false,
  treeshake: false,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [reactAriaPlugin, inlineStylesApart, oneFileEach],
  onSuccess: async () => {
    writeDeclarations('dist');
    await buildStyles();
    await writeInlineStyles('dist');
    const { inputs } = await buildBrowser('dist/browser');
    writeNotice(Object.keys(inputs));
  },
}));

async function buildStyles(): Promise<void> {
  await build({
    entryPoints: entriesIn(/\.css$/),
    outdir: 'dist',
    bundle: true,
    minify: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
}

/** The licences of bundled packages. `dist/browser` bundles more than `dist/vendor` (BNK-08). */
function writeNotice(files: readonly string[]): void {
  writeFileSync('NOTICE', noticeOf(files.filter((file) => !file.includes(':') && file.includes('node_modules'))));
}

/** All modules that the entries import, by their file name in dist. */
async function modules(): Promise<Record<string, string>> {
  const { metafile } = await build({
    ...options,
    entryPoints: Object.values(entries),
    splitting: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    logLevel: 'error',
    plugins: [reactAriaPlugin, inlineStylesPlugin, leaveOutside],
  });
  const files = Object.keys(metafile.inputs).filter((file) => !file.includes(':'));
  return Object.fromEntries(files.map((file) => [nameOf(file), file]));
}

const leaveOutside: Plugin = {
  name: 'leave-outside',
  setup({ onResolve }) {
    onResolve({ filter: outside }, ({ path }) => ({ path, external: true }));
  },
};

const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'resolving') return undefined;
      if (outside.test(path)) return { path, external: true };
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
      if (found.errors.length || found.namespace !== 'file') return found;
      const [from, to] = [importer, found.path].map((file) => nameOf(relative(process.cwd(), file)));
      return { path: pathBetween(from ?? '', to ?? ''), external: true };
    });
  },
};
