import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['kalem-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { ...vite.optimizeDeps, exclude: ['@electric-sql/pglite'] },
    build: { ...vite.build, target: 'esnext' },
  }),
};

export default config;
