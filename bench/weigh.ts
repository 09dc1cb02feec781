/**
 * Prints the size that imports add to a host's page, in KB (1000 bytes, gzipped, without React), bundled from source
 * like our build: `first` is loaded at the start, `all` includes every lazy chunk.
 * npx tsx bench/weigh.ts "export { InvoiceForm } from './src/widgets/InvoiceForm/InvoiceForm'" "export …; export …"
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { reactAriaPlugin } from '../packages/ui/reactAriaPlugin';

const home = 'packages/ui';

for (const imports of process.argv.slice(2)) {
  const { first, all } = await weigh(imports);
  console.log(`first ${first.toFixed(1)}  all ${all.toFixed(1)}  ${imports}`);
}

async function weigh(imports: string): Promise<{ first: number; all: number }> {
  const { metafile, outputFiles } = await build({
    ...{ stdin: { contents: imports, resolveDir: home, loader: 'tsx' }, absWorkingDir: process.cwd() },
    ...{ bundle: true, splitting: true, format: 'esm', target: 'es2022', jsx: 'automatic', minify: true },
    ...{ metafile: true, write: false, outdir: 'out', logLevel: 'error' },
    conditions: ['kalem-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
    plugins: [reactAriaPlugin],
  });
  const weights = Object.keys(metafile.outputs).map((_, index) => gzipSync(outputFiles[index]?.contents ?? '').length);
  const files = Object.entries(metafile.outputs).map(([path, output], index) => ({
    ...{ path, isEntry: output.entryPoint === '<stdin>', weight: weights[index] ?? 0 },
    imports: output.imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
  }));
  const loaded = new Set(files.filter(({ isEntry }) => isEntry));
  // The loop also visits files that are added during the iteration.
  for (const file of loaded)
    files.filter(({ path }) => file.imports.includes(path)).forEach((other) => loaded.add(other));
  const sum = (some: Iterable<{ weight: number }>) => [...some].reduce((total, { weight }) => total + weight, 0) / 1000;
  return { first: sum(loaded), all: sum(files) };
}
