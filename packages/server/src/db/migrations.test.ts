import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './generated/migrations';

const folder = new URL('./migrations/', import.meta.url);

it('the generated module holds every migration as it is: run `npm run generate`', () => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  expect(migrations).toEqual(
    files.map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(new URL(file, folder), 'utf8') })),
  );
});
