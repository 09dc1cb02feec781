import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { declarationsOf, entriesOf } from './declarations';
import { Surface } from './Surface';

/**
 * The public API of each published package: the names that hosts can import, and the types that these use. A change of
 * it affects hosts, and is visible in `docs/api` in a review.
 */
export async function apiReports(): Promise<{ file: string; now: string; then: string }[]> {
  const packages = ['domain', 'sdk', 'ui'].map((name) => {
    const folder = `packages/${name}`;
    const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      exports: Record<string, unknown>;
    };
    return { name, folder, entries: entriesOf(folder, exports) };
  });
  const files = packages.flatMap(({ entries }) => Object.values(entries));
  const declarations = declarationsOf(files, 'packages/ui/tsconfig.json');
  return Promise.all(
    packages.map(async ({ name, folder, entries }) => {
      const file = `docs/api/${name}.md`;
      const settings = { ...(await resolveConfig(file)), parser: 'markdown' };
      return {
        file,
        now: existsSync(file) ? readFileSync(file, 'utf8') : '',
        then: await format(new Surface(declarations, folder).report(name, entries), settings),
      };
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, then } of await apiReports()) writeFileSync(file, then);
