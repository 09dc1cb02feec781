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
  // The contract's types are a package of this repository only, so they travel inside ours.
  dts: { resolve: ['@kalem/openapi'] },
  clean: true,
  sourcemap: true,
});
