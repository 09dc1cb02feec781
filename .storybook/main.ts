import type { StorybookConfig } from '@storybook/react-vite';
import { hostStyles } from '../e2e/embedded/hosts.mjs';
import { pageImages } from '../scripts/pageImages.mjs';
import { widgetEvents } from '../scripts/widgets/widgetEvents.mjs';

const config: StorybookConfig = {
  stories: ['./*.mdx', './docs/*.mdx', './docs/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The checklist for people who set Storybook up, with 'Publish'.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The props of a widget are what `defineWidget` makes of its view's: only the compiler knows them. No test reads them.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/{primitives,fields,provider}/**/*.tsx', 'packages/ui/src/widgets/*/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What React gives to every component explains nothing.
      propFilter: ({ name, parent }) => name !== 'ref' && name !== 'key' && !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pageImages(), widgetEvents(), hostStyles()],
    resolve: { ...vite.resolve, conditions: ['kalem-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: ['@electric-sql/pglite'],
      entries: ['packages/ui/src/**/*.stories.tsx', 'packages/server/src/page/startPageServer.ts', '.storybook/*.tsx'],
    },
    build: { ...vite.build, target: 'esnext' },
  }),
};

export default config;
