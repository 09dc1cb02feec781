import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
/** The modules with an entry point in package.json. */
const entries = [
  'index.ts',
  'accountant.ts',
  'checks.ts',
  'document.ts',
  'ledger.ts',
  'messages.ts',
  'movements.ts',
  'excel/cardRows.ts',
  'excel/exportColumns.ts',
  'excel/oldSheet.ts',
  'excel/openingRows.ts',
  'excel/sheetXml.ts',
];
const isPublic = (name: string) => entries.includes(name) || name.startsWith('codes');
const paths = (names: readonly string[]) => names.map((name) => `src/${name}`);

export default defineConfig({
  // One output file per module, so that bundlers can drop unused modules with their tables.
  entry: paths(modules),
  format: 'esm',
  target: 'es2022',
  // The contract package is private, so its types are inlined into ours.
  dts: { entry: paths(modules.filter(isPublic)), resolve: ['@kalem/openapi'] },
  splitting: true,
  clean: true,
  sourcemap: true,
});
