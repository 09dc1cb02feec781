import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
/** What has an entry of its own in package.json. */
const entries = [
  'index.ts',
  'checks.ts',
  'document.ts',
  'messages.ts',
  'excel/cardRows.ts',
  'excel/exportColumns.ts',
  'excel/oldSheet.ts',
  'excel/sheetXml.ts',
];
const isPublic = (name: string) => entries.includes(name) || name.startsWith('codes');
const paths = (names: readonly string[]) => names.map((name) => `src/${name}`);

export default defineConfig({
  // A file for every module: bundlers can then leave out those that a host does not use, their tables included.
  entry: paths(modules),
  format: 'esm',
  target: 'es2022',
  // The contract is private: its types are written into ours.
  dts: { entry: paths(modules.filter(isPublic)), resolve: ['@kalem/openapi'] },
  splitting: true,
  clean: true,
  sourcemap: true,
});
