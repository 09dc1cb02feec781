import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** A layer rule: `group` must not be imported here, and the message says what to do instead. */
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
  ['react-aria-components', 'react-aria', 'react-aria/*', '@react-aria/*', '@react-stately/*', '@headlessui/*'],
  'Only src/primitives wraps the component library: use or extend a primitive.',
);
const noWidgets = forbid(['**/widgets/*', '**/widgets/**'], 'primitives ← fields ← kit ← widgets: move what is shared down.');
const noFields = forbid(['**/fields/*', '**/fields/**'], 'primitives ← fields ← kit ← widgets: move what is shared down.');
const noOtherWidget = {
  ...forbid(
    ['../../widgets/*', '../[A-Z]*/**', '../../[A-Z]*/**'],
    'A widget never imports another widget: move what two share down, compose in the app.',
  ),
  caseSensitive: true,
};
const noKit = forbid(['**/kit/*', '**/kit/**'], 'primitives ← fields ← kit ← widgets: move what is shared down.');

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'storybook-static/',
    '.kalem/',
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
    // Each widget is one line of it.
    files: ['packages/ui/src/widgets/index.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', '**/codes/*.ts', '**/migrations/**'], rules: { 'max-lines': 'off' } },
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
    files: ['packages/{ui,reference-app}/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  layer(['packages/domain/src/**/*.ts'], [noUi, noServer, noSdk]),
  layer(['packages/sdk/src/**/*.ts'], [noUi, noServer], tests),
  layer(['packages/server/src/**/*.ts'], [noUi, noSdk], [...tests, '**/testing/**']),
  layer(
    ['packages/portal-simulator/src/**/*.ts'],
    [noUi, noSdk, noDomain, forbid(['@kalem/server', '@kalem/server/*'], 'The simulator stands alone.')],
    tests,
  ),
  layer(['packages/ui/src/primitives/**/*.{ts,tsx}'], [noServer, noWidgets, noFields, noKit], tests),
  layer(['packages/ui/src/fields/**/*.{ts,tsx}'], [noServer, noReactAria, noWidgets, noKit], tests),
  // The contract knows the list of widgets, `../widgets`, and none of them.
  layer(['packages/ui/src/kit/**/*.{ts,tsx}'], [noServer, noReactAria, noWidgets], tests),
  layer(['packages/ui/src/widgets/**/*.{ts,tsx}'], [noServer, noReactAria, noOtherWidget], tests),
  layer(['packages/reference-app/src/**/*.{ts,tsx}'], [noServer, noReactAria], tests),
);
