import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run generate -- --name add_stock` creates the migration of a changed schema. `--custom --name x` creates an
// empty one for hand-written SQL.
const folder = fileURLToPath(new URL('..', import.meta.url));

const options = process.argv.slice(2);
if (options.length > 0) {
  const made = spawnSync(`${folder}node_modules/.bin/drizzle-kit`, ['generate', ...options], {
    cwd: folder,
    stdio: 'inherit',
    // The tables import @kalem/domain. It is read from source, so it need not be built.
    env: { ...process.env, NODE_OPTIONS: '--conditions=kalem-source' },
  });
  if (made.status !== 0) process.exit(made.status ?? 1);
}

// Function files are sorted by name. The prefix distinguishes them from migrations in `kalem_migration`.
const lists = { migrations: read('migrations', ''), functions: read('functions', 'functions/') };
mkdirSync(`${folder}src/db/generated`, { recursive: true });
writeFileSync(
  `${folder}src/db/generated/migrations.ts`,
  [
    '// Made from src/db/migrations and src/db/functions by `npm run generate`; do not edit.',
    ...Object.entries(lists).flatMap(([list, files]) => [
      `export const ${list} = [`,
      ...files.map((file) => `  ${JSON.stringify(file)},`),
      '];',
    ]),
    '',
  ].join('\n'),
);

function read(list, prefix) {
  return readdirSync(`${folder}src/db/${list}`)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(`${folder}src/db/${list}/${file}`, 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name: prefix + file.slice(0, -'.sql'.length), checksum, sql };
    });
}
