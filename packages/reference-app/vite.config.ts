import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['kalem-source', ...defaultClientConditions] },
  server: { proxy: { '/api': 'http://localhost:4000' } },
  build: {
    target: 'es2022',
    // `default-src 'self'` knows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'kvkk.html'] },
  },
});
