// Runs GİB's schema and schematron over 2,000 documents and some of 300 lines. `npm test` runs them over 150
// (docs/ubl-tr.md 1).
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'src/documents/xml/official.test.ts'],
  { stdio: 'inherit', env: { KALEM_OFFICIAL_DOCUMENTS: '2000', ...process.env } },
);
process.exit(status ?? 1);
