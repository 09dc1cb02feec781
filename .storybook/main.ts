import type { StorybookConfig } from '@storybook/react-vite';
import { pageImages } from '../scripts/pageImages.mjs';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pageImages()],
    resolve: { ...vite.resolve, conditions: ['kalem-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: ['@electric-sql/pglite'],
      entries: ['packages/ui/src/**/*.stories.tsx', 'packages/server/src/page/*.ts', '.storybook/*.tsx'],
    },
    build: { ...vite.build, target: 'esnext' },
  }),
};

export default config;
