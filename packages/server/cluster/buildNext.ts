import { createHash } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a release may add while servers of the release before it are running. */
const sql = [
  'alter table invoice add column next_note text',
  `alter table customer add column next_limit text not null default '0'`,
  'create index invoice_next_note on invoice (company_id, next_note)',
  'create table next_release (company_id uuid primary key references company on delete cascade, note text not null)',
].join(';\n--> statement-breakpoint\n');
export const nextMigration = '9999_next_release';

const LIST_END = '];\nvar functions = [';

/**
 * The next release: this build with one more migration, which this build does not know. It is installed beside this
 * one, as in docs/deployment.md. Returns the path of its `main.js`.
 */
export function buildNext(folder: string): string {
  const server = join(folder, 'packages', 'server');
  cpSync('packages/server/dist', join(server, 'dist'), { recursive: true });
  symlinkSync(resolve('packages/server/node_modules'), join(server, 'node_modules'));
  symlinkSync(resolve('packages/reference-app'), join(folder, 'packages', 'reference-app'));
  const main = join(server, 'dist', 'main.js');
  const code = readFileSync(main, 'utf8');
  if (code.split(LIST_END).length !== 2) throw new Error('The list of migrations is not where it was in main.js');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const migration = JSON.stringify({ name: nextMigration, checksum, sql });
  writeFileSync(main, code.replace(LIST_END, `, ${migration}${LIST_END}`));
  return main;
}
