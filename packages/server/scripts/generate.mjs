import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run generate -- --name add_stock` makes the migration of a changed schema; `--custom --name x` an empty one to
// write by hand.
const folder = fileURLToPath(new URL('..', import.meta.url));
const migrations = `${folder}src/db/migrations`;

const options = process.argv.slice(2);
if (options.length > 0) {
  const made = spawnSync(`${folder}node_modules/.bin/drizzle-kit`, ['generate', ...options], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (made.status !== 0) process.exit(made.status ?? 1);
}

const files = readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .sort();
mkdirSync(`${folder}src/db/generated`, { recursive: true });
writeFileSync(
  `${folder}src/db/generated/migrations.ts`,
  [
    '// Made from src/db/migrations by `npm run generate`; do not edit.',
    'export const migrations = [',
    ...files.map(
      (file) =>
        `  { name: ${JSON.stringify(file.slice(0, -'.sql'.length))}, sql: ${JSON.stringify(readFileSync(`${migrations}/${file}`, 'utf8'))} },`,
    ),
    '];',
    '',
  ].join('\n'),
);
