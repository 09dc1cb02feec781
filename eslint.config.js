import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/plainWords.mjs';

/** A layer rule: `group` must not be imported here, and the message names the alternative. */
const forbid = (group, message) => ({ group, message });

const layer = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const noUi = forbid(
  ['@kalem/ui', '@kalem/ui/*', '@kalem/reference-app'],
  'The direction is openapi ← domain ← {ui, server}, openapi ← sdk ← ui ← app: move what you need down a layer.',
);
const noServer = forbid(
  ['@kalem/server', '@kalem/server/*', '@kalem/portal-simulator', '@kalem/portal-simulator/*'],
  'Only tests and stories may use the server: call it through @kalem/sdk.',
);
const noSdk = forbid(['@kalem/sdk', '@kalem/sdk/*'], 'This layer lies below the SDK: take data as parameters instead.');
const noDomain = forbid(['@kalem/domain', '@kalem/domain/*'], 'The portal knows nothing of our rules: keep its own.');
const noReactAria = forbid(
  ['react-aria-components', 'react-aria', 'react-aria/*', '@react-aria/*', '@react-stately/*', '@internationalized/*'],
  'Only src/primitives wraps the component library: use or extend a primitive.',
);
const noHeadless = forbid(
  ['@headlessui/*'],
  "Headless UI is the host app's, so that the widgets live beside a foreign overlay library: use or extend a primitive.",
);
const noWidgets = forbid(
  ['**/widgets/*', '**/widgets/**'],
  'primitives ← fields ← kit ← widgets: move what is shared down.',
);
const noFields = forbid(
  ['**/fields/*', '**/fields/**'],
  'primitives ← fields ← kit ← widgets: move what is shared down.',
);
/** Widgets are written in capitals, the rooms inside a widget are not. */
const noOtherWidget = {
  ...forbid(
    ['../../widgets/*', '../[A-Z]*/**', '../../[A-Z]*/**'],
    'A widget never imports another widget: move what two share down, compose in the app.',
  ),
  caseSensitive: true,
};
const noKit = forbid(['**/kit/*', '**/kit/**'], 'primitives ← fields ← kit ← widgets: move what is shared down.');

const noReact = forbid(
  ['react', 'react-dom', 'react/*', 'jotai/react', 'react-aria-components', 'react-aria', '@tanstack/*'],
  'The draft engine runs without React: pass values in from the widget. Atoms come from jotai/vanilla.',
);

/** Who may go past the wall between companies: the wall itself and the two databases that it is built on. */
const wallBuilders = [
  'packages/server/src/db/{wall,rows}.ts',
  'packages/server/src/node/postgres/postgresDatabase.ts',
  'packages/server/src/page/pgliteDatabase.ts',
];
const noRawDatabase = {
  group: ['**/ports/Database'],
  importNames: ['Queries', 'raw', 'RawDatabase', 'side'],
  message:
    'The database is asked through the wall: take a CompanyTx or a ServerTx, which db/wall.ts makes (docs/ARCHITECTURE.md).',
};

/**
 * The rooms of the server from the ground up: each may import the floor, those named with it and whatever they may. `http`
 * answers for all of them, so a room takes no more from it than the type `Handlers`, and that where it lists its routes.
 */
export const floor = ['ports', 'problems', 'spreadsheets', 'images', 'documents'];
export const rooms = [
  { room: 'db', below: [] },
  { room: 'limits', below: ['db'] },
  { room: 'messages', below: ['db'] },
  { room: 'portal', below: ['db'] },
  { room: 'people', below: ['limits', 'messages'] },
  { room: 'companies', below: ['people', 'portal'] },
  { room: 'sessions', below: ['companies'] },
  { room: 'webhooks', below: ['messages'] },
  { room: 'payments', below: ['companies', 'webhooks'] },
  { room: 'notices', below: ['payments'] },
  { room: 'cards', below: ['companies'] },
  { room: 'notes', below: ['companies'] },
  { room: 'partners', below: ['sessions', 'webhooks', 'notes'] },
  { room: 'rates', below: ['limits'] },
  { room: 'publicPages', below: ['limits'] },
  { room: 'bank', below: ['companies', 'webhooks'] },
  { room: 'ledger', below: ['bank', 'companies', 'notes', 'publicPages', 'rates', 'webhooks'] },
  { room: 'invoices', below: ['ledger', 'webhooks'] },
  { room: 'paymentRequests', below: ['invoices', 'payments'] },
  { room: 'collection', below: ['paymentRequests', 'cards', 'partners'] },
  { room: 'movements', below: ['paymentRequests', 'cards'] },
  { room: 'received', below: ['invoices'] },
  { room: 'requests', below: ['received', 'notices'] },
  { room: 'home', below: ['requests', 'cards', 'movements'] },
  { room: 'accountant', below: ['requests', 'home'] },
  { room: 'sync', below: ['requests', 'cards'] },
  { room: 'linking', below: ['sync'] },
  { room: 'admin', below: ['sync', 'notes'] },
  { room: 'http', below: ['partners', 'payments'] },
];
/**
 * The foreign keys of all rooms name companies, people, partners and partner sessions. The ledger reads the columns of
 * invoices and received invoices that decide what they book.
 */
const keyTables = '(?!((companies|partners|people|invoices|received|cards)/tables|partners/partnerSessionTables)$)';
/** What puts the rooms together; none of them imports it. */
const composition = ['app', 'main', 'schema', 'adapters', 'node', 'page'];

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];

const layersInServer = [...floor, ...rooms.map(({ room }) => room)].flatMap((room) => {
  const allowed = allowedIn(room);
  const others = [...floor, ...rooms.map((one) => one.room), ...composition].filter((other) => other !== room);
  const advice = `${room} may import ${allowed.join(', ')}: move what both need down, or let the caller pass it.`;
  // A folder in a room may have the name of another room, so the steps up are counted.
  return [1, 2, 3].flatMap((depth) => {
    const from = (names) => ({ regex: `^(\\.\\./){${depth}}${keyTables}(${names.join('|')})(/|$)`, message: advice });
    const files = `packages/server/src/${room}/${'*/'.repeat(depth - 1)}`;
    const above = from(others.filter((other) => other !== 'http' && !allowed.includes(other)));
    if (room === 'http') return [layer([`${files}*.ts`], [noUi, noSdk, noRawDatabase, above], tests)];
    const handlers = { ...from(['http']), allowImportNames: ['Handlers'] };
    const builders = wallBuilders.filter((file) => file.startsWith(files));
    return [
      layer([`${files}*.ts`], [noUi, noSdk, noRawDatabase, above, from(['http'])], [...tests, ...wallBuilders]),
      layer([`${files}{routes,*Routes}.ts`], [noUi, noSdk, noRawDatabase, above, handlers]),
      ...builders.map((file) => layer([file], [noUi, noSdk, above, from(['http'])])),
    ];
  });
});

/** The rooms that a room may import: the floor, those named with it, and theirs. */
export function allowedIn(room) {
  const { below } = rooms.find((one) => one.room === room) ?? { below: [] };
  const all = new Set([...floor, ...below, ...below.flatMap(allowedIn)]);
  return [...all].filter((other) => other !== room);
}

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'storybook-static/',
    '.kalem/',
    '**/next-env.d.ts',
    '.cache/',
    '**/generated/',
    'openapi/schema.d.ts',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      'no-nested-ternary': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Prettier does not wrap comments. Split or shorten a longer one.
    files: ['packages/**/*.{ts,tsx,mjs,js}', '{scripts,examples}/**/*.{ts,tsx,mjs,js}', 'openapi/scripts/**/*.ts'],
    rules: {
      'max-len': [
        'error',
        {
          code: 100_000,
          comments: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/codes/*.ts', '**/migrations/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { kalem: { rules: { 'plain-words': plainWords } } },
    rules: { 'kalem/plain-words': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['examples/**/*.mjs'],
    languageOptions: { globals: { Request: 'readonly', Response: 'readonly', Headers: 'readonly' } },
  },
  {
    files: ['examples/plain-page/public/*.js'],
    languageOptions: { globals: { document: 'readonly', location: 'readonly' } },
  },
  {
    files: ['packages/{ui,reference-app}/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  layer(['packages/domain/src/**/*.ts'], [noUi, noServer, noSdk]),
  layer(['packages/sdk/src/**/*.ts'], [noUi, noServer], tests),
  layer(['packages/server/src/**/*.ts'], [noUi, noSdk, noRawDatabase], [...tests, '**/testing/**', ...wallBuilders]),
  layer(wallBuilders, [noUi, noSdk]),
  ...layersInServer,
  layer(
    ['packages/portal-simulator/src/**/*.ts'],
    [noUi, noSdk, noDomain, forbid(['@kalem/server', '@kalem/server/*'], 'The simulator stands alone.')],
    tests,
  ),
  layer(['packages/ui/src/primitives/**/*.{ts,tsx}'], [noServer, noHeadless, noWidgets, noFields, noKit], tests),
  layer(['packages/ui/src/fields/**/*.{ts,tsx}'], [noServer, noReactAria, noHeadless, noWidgets, noKit], tests),
  layer(['packages/ui/src/kit/**/*.{ts,tsx}'], [noServer, noReactAria, noHeadless, noWidgets], tests),
  layer(['packages/ui/src/draft/**/*.ts'], [noServer, noReact, noWidgets]),
  layer(['packages/ui/src/elements/**/*.{ts,tsx}'], [noServer, noReactAria, noHeadless], tests),
  layer(['packages/ui/src/widgets/**/*.{ts,tsx}'], [noServer, noReactAria, noHeadless, noOtherWidget], tests),
  layer(['packages/reference-app/src/**/*.{ts,tsx}'], [noServer, noReactAria], tests),
);
