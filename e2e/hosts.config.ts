import { defineConfig } from '@playwright/test';
import product from './playwright.config';

/** `npm run test:hosts`: the example hosts, and the projects that install the packages. */
export default defineConfig(product, {
  testIgnore: [],
  testMatch: ['hosts.spec.ts', 'consumers/*.spec.ts'],
  // A trace runs a script in every frame, which the frames of documents refuse on the console.
  use: { trace: 'off' },
});
