import { configDefaults, defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium } from './scripts/browser.mjs';
import { pageImages } from './scripts/pageImages.mjs';

const conditions = ['kalem-source', 'module', 'browser', 'development|production'];

/**
 * React's production build in a page: its development build took 40 % of the time of the tests of widgets. What only the
 * development build shows is tested in the project `ui-development`.
 */
const production = {
  // Single quotes: Vitest copies a value that JSON can read into its own `process.env`, and so into every other project.
  define: { 'process.env.NODE_ENV': "'production'" },
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
};
/** Warnings for developers, and StrictMode, which only React's development build has. */
const onDevelopment = [
  'packages/ui/testing/{everyWidget,hooks}.test.tsx',
  'packages/ui/src/kit/contract.test.tsx',
  'packages/ui/src/provider/development.test.tsx',
];
const nodeConditions = ['kalem-source', 'module', 'node', 'development|production'];

/** What the two databases could tell apart. The rest is the same SQL on both; the widgets and stories run over PGlite. */
const onPglite = ['database', 'smoke'].map((name) => `packages/server/test/${name}.test.ts`);

/** Node projects read the packages from source; `provide` tells the server suite which database it runs on. */
const node = (name: string, include: string[], database?: 'pglite' | 'postgres', globalSetup: string[] = []) => ({
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name,
    include,
    environment: 'node' as const,
    // Nothing outlives a test, so files share what they import: a third of the CPU time less.
    isolate: false,
    testTimeout: 60_000,
    // A hook may start a whole product, which takes its time on a loaded machine.
    hookTimeout: 180_000,
    globalSetup,
    ...(database ? { provide: { database } } : {}),
  },
});

/** A project whose files run after those of all others, and one by one. */
const alone = <Project extends { readonly test: object }>(project: Project) => ({
  ...project,
  test: { ...project.test, maxWorkers: 1, sequence: { groupOrder: 1 } },
});

/** Each project gets its own: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Widgets and pages of the app in Chromium, with the whole server in the page. */
const widgets = (name: string, include: string[], build: Partial<typeof production> = {}, exclude: string[] = []) => ({
  plugins: [react(), pageImages()],
  resolve: { conditions },
  ...build,
  optimizeDeps: {
    ...build.optimizeDeps,
    // Found before the first test, so that no test is thrown away by a late discovery.
    exclude: ['@electric-sql/pglite'],
    entries: ['packages/ui/**/*.test.tsx', 'packages/reference-app/**/*.test.tsx', 'packages/server/src/page/*.ts'],
  },
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    // Files share two pages, so that what they import, the server and its database among it, loads twice and not once a
    // file: half of the time. Each file leaves the page as it found it.
    isolate: false,
    // Two pages: when the others are done, theirs are the cores.
    maxWorkers: 2,
    setupFiles: ['packages/ui/testing/patience.ts'],
    // Longer than a single wait of it, so that the wait can report its failed condition.
    testTimeout: 120_000,
    // Opening the database and signing in takes 10 s alone and several times that on a busy machine.
    hookTimeout: 180_000,
    // The whole server works inside the page: an answer takes longer than the second that is the default.
    expect: { poll: { timeout: 40_000 } },
    browser: browser(),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      node('domain', ['packages/domain/**/*.test.ts']),
      node('openapi', ['openapi/**/*.test.ts']),
      node('repository', ['scripts/**/*.test.ts', 'bench/load/*.test.ts']),
      node('sdk', ['packages/sdk/**/!(*.browser).test.ts']),
      {
        resolve: { conditions },
        test: {
          name: 'sdk-browser',
          include: ['packages/sdk/**/*.browser.test.ts'],
          globalSetup: ['packages/sdk/test/echoServer.ts'],
          testTimeout: 30_000,
          browser: browser(),
        },
      },
      node('portal-simulator', ['packages/portal-simulator/**/*.test.ts']),
      // The outages take minutes: by hand, with KALEM_OUTAGES=1.
      node('server', [`packages/server/src/**/${process.env['KALEM_OUTAGES'] ? '*' : '!(outages)'}.test.ts`]),
      node('server-pglite', onPglite, 'pglite'),
      node('server-postgres', ['packages/server/test/**/*.test.ts'], 'postgres', [
        'packages/server/src/testing/postgresSetup.ts',
      ]),
      // Several built servers: `npm run test:cluster`. They have the machine to themselves, one cluster after the other.
      ...(process.env['KALEM_TEST_POOLER'] ? [alone(node('cluster', ['packages/server/cluster/**/*.test.ts']))] : []),
      // Functions of the widgets that need no page.
      node('ui-node', ['packages/ui/**/*.test.ts']),
      widgets('ui', ['packages/ui/**/*.test.tsx'], production, onDevelopment),
      widgets('ui-development', onDevelopment),
      // Pages of their own, as the app's styles are not meant for what hosts embed.
      widgets('app', ['packages/reference-app/**/*.test.tsx'], production),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        ...production,
        // Stories share one page, so that what they import, which is everything, loads once.
        test: { name: 'storybook', isolate: false, testTimeout: 60_000, hookTimeout: 180_000, browser: browser() },
      },
    ],
  },
});
