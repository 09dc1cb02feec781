import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
];

const failed = projects
  .filter((project) => existsSync(`${project}/tsconfig.json`))
  .filter((project) => spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' }).status !== 0);

if (failed.length > 0) {
  console.error(`Types are wrong in: ${failed.join(', ')}`);
  process.exit(1);
}
