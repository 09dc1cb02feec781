import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import * as vite from 'vite';

const provider = ["export { createClient } from '@kalem/sdk';", "export { KalemProvider } from '@kalem/ui';"];
const signing = "export { SigningDialog } from '@kalem/ui/signing-dialog';";
const list = "export { InvoiceList } from '@kalem/ui/invoice-list';";
const form = "export { InvoiceForm } from '@kalem/ui/invoice-form';";
const others = [
  "export { CompanyWizard } from '@kalem/ui/company-wizard';",
  "export { Login } from '@kalem/ui/login';",
  "export { Register } from '@kalem/ui/register';",
];

/**
 * What a host imports, and how many KB (1000 bytes, gzipped, React left out) that may weigh: `first` is what loads
 * before anything is opened, `all` what can load at all. A goal is where a limit that is above it must come down to.
 */
const budgets = [
  { name: 'provider with SDK', imports: provider, first: 19.6, goal: 18 },
  { name: 'signing dialog', imports: [signing], first: 40, all: 61, goalOfAll: 50 },
  { name: 'invoice list', imports: [list], first: 59.5, goal: 50, all: 126, goalOfAll: 80 },
  { name: 'invoice form', imports: [form], first: 92, goal: 75, all: 263, goalOfAll: 140 },
  { name: 'signing dialog with provider', imports: [...provider, signing], first: 55 },
  { name: 'invoice list with provider', imports: [...provider, list], first: 75, goal: 65 },
  { name: 'invoice form with provider', imports: [...provider, form], first: 107, goal: 90 },
  { name: 'all widgets', imports: [...provider, signing, list, form, ...others], all: 320, goalOfAll: 240 },
];
/** Of base.css, of each widget's own and of all together in styles.css; the goals of the first two are 8 and 3. */
const stylesBudgets = { base: 9.3, widget: 4.7, styles: 25 };

/**
 * Whether what the packed widgets bring into a host keeps to the budgets. It is counted as esbuild and Vite load it:
 * the chunk of the entry and whatever that imports at once, each gzipped by itself; nothing but React is left out.
 */
export async function areSmallEnough(host) {
  const found = [];
  for (const { name, imports, first, goal, all, goalOfAll } of budgets) {
    const entry = join(host, 'entry.js');
    writeFileSync(entry, imports.join('\n'));
    if (first !== undefined) {
      found.push({ name, bundler: 'esbuild', KB: await firstOfEsbuild(entry), limit: first, goal });
      found.push({ name, bundler: 'vite', KB: await firstOfVite(host, entry), limit: first, goal });
    }
    if (all !== undefined)
      found.push({ name, bundler: 'everything', KB: await everything(entry), limit: all, goal: goalOfAll });
  }
  found.push(...weighStyles(join(host, 'node_modules/@kalem/ui/dist')));
  console.table(found);
  return found.every(({ KB, limit }) => KB <= limit);
}

function weighStyles(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && !file.endsWith('.layered.css'));
  return files.map((file) => {
    const limit = stylesBudgets[file.replace('.css', '')] ?? stylesBudgets.widget;
    return { name: file, bundler: 'gzip', KB: weight(readFileSync(join(folder, file))), limit };
  });
}

const react = /^react(-dom)?(\/|$)/;
const built = { 'process.env.NODE_ENV': '"production"' };
const options = {
  ...{ bundle: true, format: 'esm', target: 'es2022', minify: true, write: false, outdir: 'out' },
  ...{ external: ['react', 'react-dom'], define: built, logLevel: 'error' },
};

async function firstOfEsbuild(entry) {
  const { metafile, outputFiles } = await esbuild.build({
    ...options,
    entryPoints: [entry],
    splitting: true,
    metafile: true,
  });
  const chunks = Object.entries(metafile.outputs).map(([file, { imports, entryPoint }], index) => ({
    ...{ file, isEntry: entryPoint?.endsWith('entry.js') === true, code: outputFiles[index].contents },
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  }));
  return firstLoad(chunks);
}

async function firstOfVite(host, entry) {
  const { output } = await vite.build({
    ...{ root: host, configFile: false, logLevel: 'error', define: built },
    build: {
      ...{ write: false, target: 'es2022', modulePreload: false },
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: [react] },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return firstLoad(
    chunks.map(({ fileName, isEntry, code, imports }) => ({
      ...{ file: fileName, isEntry: isEntry && fileName.includes('entry'), code, imports },
    })),
  );
}

/** As one file: what lies in several chunks compresses a little worse. */
async function everything(entry) {
  const { outputFiles } = await esbuild.build({ ...options, entryPoints: [entry] });
  return weight(outputFiles[0].contents);
}

/** The entry's chunk and those that it imports at once, and these in turn. */
function firstLoad(chunks) {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set takes new members while it is gone through.
  for (const { imports } of loaded)
    chunks.filter(({ file }) => imports.includes(file)).forEach((chunk) => loaded.add(chunk));
  if (loaded.size === 0) throw new Error('The bundle has no entry.');
  return Math.round([...loaded].reduce((sum, { code }) => sum + weight(code), 0) * 10) / 10;
}

function weight(code) {
  return Math.round(gzipSync(code, { level: 9 }).length / 100) / 10;
}
