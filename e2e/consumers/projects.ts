import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The packages and files of a host, in addition to our packages. */
interface Plan {
  packages: Record<string, string>;
  /** Texts by path, and files that are copied from the repository. */
  files?: Record<string, string>;
  copies?: Record<string, string>;
  /** The build command with its environment variables. */
  build?: { command: string[]; env?: Record<string, string> };
}

const guide = readFileSync('docs/embedding.md', 'utf8');
const readme = readFileSync('packages/ui/README.md', 'utf8');
const base = JSON.parse(readFileSync('tsconfig.base.json', 'utf8')) as { compilerOptions: object };

const bank = { 'bank.mjs': codeIn(guide, '// bank.mjs') };
const app = { ...bank, 'src/main.tsx': codeIn(guide, "import '@kalem/ui/styles.css';") };
const react18 = { react: '18.2.0', 'react-dom': '18.2.0' };
const react19 = { react: '19.3.1', 'react-dom': '19.3.1' };

// The development build of React, which runs effects twice under StrictMode and logs warnings.
const vite = (react: Record<string, string>): Plan => ({
  packages: { ...react, '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
  files: {
    ...app,
    'vite.config.ts': codeIn(guide, "import react from '@vitejs/plugin-react';"),
    'index.html': pageWith('<script type="module" src="/src/main.tsx"></script>'),
  },
  build: {
    command: ['vite', 'build', '--mode', 'development', '--outDir', 'dist/public'],
    env: { NODE_ENV: 'development' },
  },
});

/** The hosts of `npm run test:hosts` by name. They run the code of the guide and of the README. */
export const plans = {
  'a script tag': {
    packages: {},
    files: {
      ...bank,
      'public/index.html': codeIn(guide, '<!doctype html>'),
      'public/page.js': codeIn(guide, 'const provider ='),
    },
  },
  'webpack 5': {
    packages: {
      ...react19,
      'css-loader': '7.1.5',
      'esbuild-loader': '4.5.0',
      'mini-css-extract-plugin': '2.10.2',
      webpack: '5.112.2',
      'webpack-cli': '7.3.1',
    },
    files: {
      ...app,
      'dist/public/index.html': pageWith(
        '<link rel="stylesheet" href="/main.css"><script defer src="/main.js"></script>',
      ),
    },
    copies: { 'webpack.config.mjs': 'e2e/consumers/webpack.config.mjs' },
    build: { command: ['webpack'] },
  },
  'Vite with React 18.2': vite(react18),
  'Vite with React 19': vite(react19),
  Jest: {
    packages: {
      ...react19,
      '@babel/preset-env': '7.29.14',
      '@babel/preset-react': '7.29.7',
      '@testing-library/dom': '10.4.1',
      '@testing-library/react': '16.3.3',
      '@testing-library/user-event': '14.6.12',
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
      'jest-fixed-jsdom': '0.0.11',
    },
    files: {
      ...bank,
      'jest.config.cjs': codeIn(readme, '// jest.config.cjs'),
      'jest.setup.js': codeIn(readme, '// jest.setup.js'),
      'babel.config.json': JSON.stringify({
        presets: [
          ['@babel/preset-env', { targets: { node: 'current' } }],
          ['@babel/preset-react', { runtime: 'automatic' }],
        ],
      }),
    },
    copies: { 'invoices.test.js': 'e2e/consumers/testInJest.js' },
  },
  Vitest: {
    packages: {
      ...react19,
      '@testing-library/dom': '10.4.1',
      '@testing-library/react': '16.3.3',
      '@testing-library/user-event': '14.6.12',
      'happy-dom': '21.0.4',
      jsdom: '29.1.1',
      vitest: '4.1.12',
    },
    files: {
      ...bank,
      'package.json': '{ "private": true, "type": "module" }',
      'vitest.config.mjs': codeIn(readme, '// vitest.config.mjs\n'),
      'vitest.jsdom.mjs': codeIn(readme, '// vitest.config.mjs, with jsdom'),
      'jest.setup.js': codeIn(readme, '// jest.setup.js'),
    },
    copies: { 'invoices.test.jsx': 'e2e/consumers/testInVitest.jsx' },
  },
  // The app router with the bank's own sign-in. Next.js installs the missing TypeScript packages itself.
  'Next.js': {
    packages: {
      ...react19,
      '@types/node': '20.19.43',
      '@types/react': '19.3.0',
      next: '16.4.6',
      typescript: '5.9.3',
    },
    copies: asHere('tsconfig.base.json', 'examples/bank', 'examples/nextjs-bank'),
    files: {
      // BNK-28: the strictest TypeScript options, which the packages themselves do not use.
      'tsconfig.base.json': JSON.stringify({
        compilerOptions: { ...base.compilerOptions, exactOptionalPropertyTypes: true },
      }),
      'examples/nextjs-bank/screens/MaybeInvoices.tsx': [
        "import { InvoiceList, type InvoiceListProps } from '@kalem/ui/invoice-list';",
        "import { KalemProvider, type KalemProviderProps } from '@kalem/ui';",
        "type Maybe = Pick<KalemProviderProps, 'client'> & {",
        "  companyId: string | undefined; className: string | undefined; onEvent: InvoiceListProps['onEvent'] | undefined;",
        '  search: string | undefined;',
        '};',
        'export const MaybeInvoices = ({ client, companyId, className, onEvent, search }: Maybe) => (',
        '  <KalemProvider client={client} companyId={companyId} userKey={companyId}>',
        '    <InvoiceList companyId={companyId} className={className} onEvent={onEvent} query={{ search }} hideTitle={undefined} />',
        '  </KalemProvider>',
        ');',
      ].join('\n'),
    },
    build: { command: ['next', 'build', 'examples/nextjs-bank'], env: { NEXT_TELEMETRY_DISABLED: '1' } },
  },
  Node: {
    packages: {},
    copies: asHere('examples/bank', 'examples/plain-page'),
  },
} satisfies Record<string, Plan>;

/** Creates the project in an empty folder, installs our packages with npm, and builds it. Returns the folder. */
export async function makeProject(plan: Plan, tarballs: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-consumer-'));
  for (const [path, from] of Object.entries(plan.copies ?? {}))
    cpSync(from, join(folder, path), { recursive: true, filter: (file) => !/\/(node_modules|dist)$/.test(file) });
  for (const [path, text] of Object.entries({ 'package.json': '{ "private": true }', ...plan.files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const packages = Object.entries(plan.packages).map(([name, version]) => `${name}@${version}`);
  const quietly = ['--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run(folder, ['npm', 'install', ...quietly, '--save-exact', ...tarballs, ...packages]);
  if (plan.build) await run(folder, ['npx', '--no', ...plan.build.command], plan.build.env);
  return folder;
}

/** The steps of the guide for installing the tarballs with pnpm and Yarn. */
export const installs = {
  pnpm: {
    npx: 'pnpm@10.34.9',
    files: {
      'package.json': '{ "private": true }',
      '.npmrc': codeIn(guide, '@kalem:registry='),
      'pnpm-workspace.yaml': codeIn(guide, 'overrides:'),
    },
    command: codeIn(guide, 'pnpm add'),
  },
  yarn: {
    npx: '@yarnpkg/cli-dist@4.18.0',
    files: {
      'package.json': `{ "private": true, ${codeIn(guide, '"resolutions"')} }`,
      '.yarnrc.yml': codeIn(guide, 'npmScopes:'),
      'yarn.lock': '',
    },
    command: codeIn(guide, 'yarn add'),
  },
};

/** Makes an empty project that installs the tarballs of `./kalem` by the commands of the guide. Returns its folder. */
export async function installWith({ npx, files, command }: (typeof installs)['pnpm' | 'yarn'], tarballs: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-consumer-'));
  const kalem = join(folder, 'kalem');
  mkdirSync(kalem);
  // The guide names a version, which changes with a release.
  for (const file of tarballs) cpSync(file, join(kalem, basename(file).replace(/-\d.*\.tgz$/, '-0.1.0.tgz')));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const [, ...args] = command.trim().split(' ');
  // The guide's registry does not exist: an install that asks it for a package of ours fails.
  await run(folder, ['npx', '--yes', npx, ...args, 'react@19.3.1', 'react-dom@19.3.1'], { CI: '' });
  return folder;
}

/** Runs a command in the folder. Throws its output when it fails. */
export async function run(folder: string, [command = '', ...args]: string[], env = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${Buffer.concat(said)}`);
}

/** The code block of a document with this beginning. */
function codeIn(document: string, beginning: string): string {
  const pieces = [...document.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const piece = pieces.find((code) => code.startsWith(beginning));
  if (!piece) throw new Error(`No piece of code begins with "${beginning}" any more.`);
  return piece;
}

/** Copies of files, at the same paths as in the repository. */
function asHere(...paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, path]));
}

function pageWith(head: string): string {
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Banka</title>
    <link rel="icon" href="data:,">${head}</head><body></body></html>`;
}
