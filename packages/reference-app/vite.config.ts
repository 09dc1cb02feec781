import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';

/**
 * Modules outside of the groups below. The static pages would load the whole app if they shared a chunk with it. Vite
 * drops the app's entry if only styles are left in it.
 */
const notInApp = /\.html|[\\/]landing[\\/]|[\\/](notice\.ts|main\.tsx)$|indexedDbSessionStorage|\.css$/;

/**
 * Joins small chunks, because without groups a screen loads up to a hundred files of a few hundred bytes. `react` has
 * the libraries that change rarely, `app` the start of the app, `common` the modules of at least five lazy parts. A
 * lower number means fewer files but more unused bytes on each screen: scripts/appSizes.mjs prints both.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-sync-external-store)[\\/]/,
    priority: 2,
  },
  {
    name: 'app',
    tags: ['$initial'],
    test: (id) => !notInApp.test(id),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'common', minShareCount: 5, test: (id) => !notInApp.test(id), includeDependenciesRecursively: false },
];

export default defineConfig({
  plugins: [react(), writtenLanding()],
  resolve: { conditions: ['kalem-source', ...defaultClientConditions] },
  server: { proxy: { '/api': 'http://localhost:4000' } },
  build: {
    target: 'es2022',
    // `default-src 'self'` allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by scripts/appSizes.mjs.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'landing.en.html', 'kvkk.html', 'uyelik-sozlesmesi.html', 'cerezler.html'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});

/**
 * A Vite server that only runs modules, with the packages of this repository from source, because they may not be built
 * yet.
 */
const withoutPage: InlineConfig = {
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  ssr: { resolve: { conditions: ['kalem-source', ...defaultServerConditions] } },
};

/** Renders the landing page to HTML at build time. The app renders the same component. */
function writtenLanding(): Plugin {
  return {
    name: 'written-landing',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path, server }) {
        const page = /\/landing(\.en)?\.html$/.exec(path);
        if (!page) return html;
        const vite = server ?? (await createServer(withoutPage));
        try {
          const { renderLanding } = await vite.ssrLoadModule('/src/landing/renderLanding.tsx');
          return html.replace('<!-- landing -->', renderLanding(page[1] ? 'en' : 'tr'));
        } finally {
          if (!server) await vite.close();
        }
      },
    },
  };
}
