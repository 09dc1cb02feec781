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
 * What a host imports, and its size limit in KB (1000 bytes, gzipped, without React): `first` is loaded at the start,
 * `all` includes every lazy chunk. Where the limit is above the goal, it has to come down.
 */
const budgets = [
  { name: 'provider with SDK', imports: provider, first: 21, goal: 18 },
  { name: 'signing dialog', imports: [signing], first: 40, all: 62, goalOfAll: 50 },
  { name: 'invoice list', imports: [list], first: 73, goal: 50, all: 179.5, goalOfAll: 80 },
  { name: 'invoice form', imports: [form], first: 101.7, goal: 75, all: 293.5, goalOfAll: 140 },
  { name: 'signing dialog with provider', imports: [...provider, signing], first: 55 },
  { name: 'invoice list with provider', imports: [...provider, list], first: 89, goal: 65 },
  { name: 'invoice form with provider', imports: [...provider, form], first: 117.5, goal: 90 },
  { name: 'all widgets', imports: [...provider, signing, list, form, ...others], all: 373, goalOfAll: 240 },
];
/**
 * The size that each widget adds to a page with provider and SDK. A new widget needs a line here: its size plus about 3
 * %.
 */
const widgetBudgets = {
  'account-settings': 43,
  'admin-companies': 44.5,
  'admin-home': 26.5,
  'admin-payments': 40,
  'api-keys': 39,
  'audit-log': 45.2,
  'bank-movements': 51,
  'collection-settings': 44.5,
  'company-intro': 18.5,
  'company-list': 44,
  'company-wizard': 49.5,
  coupons: 30,
  'customer-form': 70.5,
  'customer-list': 54,
  'customer-overview': 51,
  home: 33.2,
  'image-uploads': 32.5,
  'invoice-form': 96.8,
  'invoice-list': 68.4,
  'issued-to-me': 44.5,
  'licence-banner': 21.5,
  login: 28.4,
  'notification-settings': 37,
  partners: 39.5,
  'password-reset': 26,
  'payment-result': 22.2,
  permissions: 41.5,
  'portal-credentials': 32.5,
  'portal-maintenance': 18.8,
  'ready-notes': 38,
  receivables: 62.8,
  'received-invitations': 24.4,
  register: 29.5,
  requests: 45.5,
  'receipt-dialog': 29.3,
  'signing-dialog': 33,
  'stock-form': 72,
  'stock-list': 58.4,
  'version-notes': 19,
  webhooks: 41,
  welcome: 21.2,
};
/** Kilobytes of base.css, of the largest widget file and of styles.css. The goals of the first two are 8 and 3. */
const stylesBudgets = { base: 10, widget: 6.3, styles: 28 };

/**
 * Checks the sizes that the packed widgets add to a host. Counts what esbuild and Vite load: the entry chunk and its
 * static imports, each gzipped separately, without React.
 */
export async function areSmallEnough(host) {
  const found = [];
  for (const { name, imports, first, goal, all, goalOfAll } of budgets) {
    if (first !== undefined) {
      found.push({ name, bundler: 'esbuild', KB: await firstOfEsbuild(host, imports), limit: first, goal });
      found.push({ name, bundler: 'vite', KB: await firstOfVite(host, imports), limit: first, goal });
    }
    if (all !== undefined)
      found.push({ name, bundler: 'everything', KB: await everything(host, imports), limit: all, goal: goalOfAll });
  }
  found.push(...(await weighWidgets(host)), ...weighStyles(join(host, 'node_modules/@kalem/ui/dist')));
  console.table(found);
  const heavy = found.filter(({ KB, limit }) => limit === undefined || KB > limit);
  for (const { name, bundler, KB, limit = 'no' } of heavy)
    console.error(`${name} (${bundler}) weighs ${KB} KB, and its limit is ${limit} KB.`);
  return heavy.length === 0;
}

/** Measures every widget of the package, and every one with a limit. */
async function weighWidgets(host) {
  const { exports } = JSON.parse(readFileSync(join(host, 'node_modules/@kalem/ui/package.json'), 'utf8'));
  const entries = Object.keys(exports).flatMap((path) => /^\.\/([\w-]+)$/.exec(path)?.[1] ?? []);
  const names = new Set([...entries.filter((name) => !shared.has(name)), ...Object.keys(widgetBudgets)]);
  const alone = await firstOfEsbuild(host, provider);
  const found = [];
  for (const name of names) {
    const first = await firstOfEsbuild(host, [...provider, `export * from '@kalem/ui/${name}';`]);
    found.push({ name, bundler: 'beside the provider', KB: rounded(first - alone), limit: widgetBudgets[name] });
  }
  return found;
}

/** Entry points that are not widgets. */
const shared = new Set(['elements', 'primitives']);

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

async function firstOfEsbuild(host, imports) {
  const stdin = { contents: imports.join('\n'), resolveDir: host };
  const { metafile, outputFiles } = await esbuild.build({ ...options, stdin, splitting: true, metafile: true });
  const chunks = Object.entries(metafile.outputs).map(([file, { imports, entryPoint }], index) => ({
    ...{ file, isEntry: entryPoint === '<stdin>', code: outputFiles[index].contents },
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  }));
  return firstLoad(chunks);
}

async function firstOfVite(host, imports) {
  const entry = join(host, 'entry.js');
  writeFileSync(entry, imports.join('\n'));
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

/** Bundled as one file; several chunks would compress slightly worse. */
async function everything(host, imports) {
  const stdin = { contents: imports.join('\n'), resolveDir: host };
  const { outputFiles } = await esbuild.build({ ...options, stdin });
  return weight(outputFiles[0].contents);
}

/** The entry chunk and its static imports, recursively. */
function firstLoad(chunks) {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  // The loop also visits chunks that are added during the iteration.
  for (const { imports } of loaded)
    chunks.filter(({ file }) => imports.includes(file)).forEach((chunk) => loaded.add(chunk));
  if (loaded.size === 0) throw new Error('The bundle has no entry.');
  return rounded([...loaded].reduce((sum, { code }) => sum + weight(code), 0));
}

function weight(code) {
  return rounded(gzipSync(code, { level: 9 }).length / 1000);
}

function rounded(KB) {
  return Math.round(KB * 10) / 10;
}
