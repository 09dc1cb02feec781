import { defineConfig } from '@playwright/test';
import product from './playwright.config';

/** `npm run test:hosts`: the example hosts alone. */
export default defineConfig(product, {
  testIgnore: [],
  testMatch: 'hosts.spec.ts',
  // A trace runs a script in every frame, which the frames of documents refuse on the console.
  use: { trace: 'off' },
});
