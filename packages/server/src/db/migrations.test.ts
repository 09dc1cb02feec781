import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functions, migrations } from './generated/migrations';

it.each([
  ['migrations', '', migrations],
  ['functions', 'functions/', functions],
])('the generated module equals the files in db/%s: run `npm run generate`', (list, prefix, generated) => {
  const folder = new URL(`./${list}/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  expect(generated).toEqual(
    files.map((file) => ({
      name: prefix + file.slice(0, -'.sql'.length),
      checksum: createHash('sha256').update(read(file)).digest('hex'),
      sql: read(file),
    })),
  );
});

/** Changes after which a server of the release before fails, or that rewrite or lock a table for long. */
const contracting = [
  /\bdrop (?:table|column|type|function|view|trigger|constraint|default)\b/i,
  /\badd constraint\b/i,
  /\bcreate unique index\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\balter column \S+ (?:set data )?type\b/i,
  /\badd column \S+ (?!.*\bdefault\b).*\bnot null\b/i,
];
/** The first line of a migration that removes unused tables or columns. */
const REASON = /^-- Contracts: .+/;
/** Applied before the first release, with all servers stopped. */
const stopped = ['0000_foundations', '0001_tables', '0002_permission_lists'];

it.each(migrations.filter(({ name }) => !stopped.includes(name)))(
  '$name runs beside servers of the release before, or names its reason',
  ({ sql }) => {
    if (!REASON.test(sql)) expect(contracting.filter((change) => change.test(sql))).toEqual([]);
  },
);

it.each([
  'ALTER TABLE "a" DROP COLUMN "b"',
  'ALTER TABLE "a" DROP CONSTRAINT "b"',
  'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0)',
  'CREATE UNIQUE INDEX "i" ON "a" ("b")',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
])('a migration with %s needs a reason', (sql) => {
  expect(contracting.some((change) => change.test(sql))).toBe(true);
});
