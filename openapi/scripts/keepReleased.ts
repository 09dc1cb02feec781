import { copyFileSync } from 'node:fs';

// What is released now is what the next release is compared with.
copyFileSync(
  new URL('../generated/openapi.json', import.meta.url),
  new URL('../released/openapi.json', import.meta.url),
);
