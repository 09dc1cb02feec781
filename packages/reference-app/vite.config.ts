import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
} from 'vite';

export default defineConfig({
  plugins: [react(), writtenLanding()],
  resolve: { conditions: ['kalem-source', ...defaultClientConditions] },
  server: { proxy: { '/api': 'http://localhost:4000' } },
  build: {
    target: 'es2022',
    // `default-src 'self'` allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'landing.en.html', 'kvkk.html', 'uyelik-sozlesmesi.html', 'cerezler.html'],
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
