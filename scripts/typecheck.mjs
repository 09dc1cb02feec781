import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * Checks the types of all projects with TypeScript 7, which takes a fifth of the time of TypeScript 5. ESLint and our
 * scripts need the compiler's API, which only TypeScript 5 has.
 */
const projects = [
  'openapi',
  'packages/domain',
  'packages/sdk',
  'packages/portal-simulator',
  'packages/server',
  'packages/ui',
  'packages/reference-app',
  '.storybook',
  'e2e',
  'bench',
  'examples',
  'examples/nextjs-bank',
];

/** Projects with the same options are joined, so that shared source is checked once. */
const joined = new Map();
for (const project of projects) {
  const { compilerOptions, include, exclude = [] } = JSON.parse(readFileSync(`${project}/tsconfig.json`, 'utf8'));
  const key = JSON.stringify(compilerOptions);
  const one = joined.get(key) ?? { compilerOptions, include: [], exclude: [resolve('**/node_modules')] };
  one.include.push(...include.map((path) => resolve(project, path)));
  one.exclude.push(...exclude.map((path) => resolve(project, path)));
  joined.set(key, one);
}

mkdirSync('.cache/types', { recursive: true });
const failed = [...joined.values()].map((project, index) => check(project, index)).includes(false);
process.exit(failed ? 1 : 0);

/** Checks one program. An unchanged program is skipped. */
function check({ compilerOptions, include, exclude }, index) {
  const file = `.cache/types/${index}.json`;
  const incremental = { incremental: true, tsBuildInfoFile: `./${index}.tsbuildinfo` };
  const config = {
    extends: resolve('tsconfig.base.json'),
    compilerOptions: { ...compilerOptions, ...incremental },
    include,
    exclude,
  };
  writeFileSync(file, JSON.stringify(config));
  return (
    spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', file], { stdio: 'inherit' }).status === 0
  );
}
