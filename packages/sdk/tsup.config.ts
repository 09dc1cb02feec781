import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'indexed-db': 'src/indexedDbSessionStorage.ts',
    partner: 'src/partner.ts',
    webhooks: 'src/verifyWebhook.ts',
  },
  format: 'esm',
  target: 'es2022',
  // The contract package is private, so its types are inlined into ours.
  dts: { resolve: ['@kalem/openapi'] },
  clean: true,
  sourcemap: true,
});
