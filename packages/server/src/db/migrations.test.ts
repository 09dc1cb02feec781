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
