import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The Vitest projects that test a package. */
export const projectsOf = {
  openapi: ['openapi'],
  domain: ['domain'],
  sdk: ['sdk', 'sdk-browser'],
  'portal-simulator': ['portal-simulator'],
  server: ['server', 'server-pglite', 'server-postgres'],
  ui: ['ui-node', 'ui', 'ui-development', 'storybook'],
  'reference-app': ['app'],
};

/** Files that affect the build or the tests of every package. */
const everywhere = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts|tsconfig\.base\.json)$/;

/** The packages of the changed files and the packages that import them at run time; undefined means all. */
export function packagesReached(files, dependents = readDependents()) {
  if (files.some((file) => everywhere.test(file))) return undefined;
  const reached = new Set(files.flatMap(packageOf));
  // Iterating a set includes entries that are added during the iteration.
  for (const name of reached) for (const dependent of dependents[name] ?? []) reached.add(dependent);
  return [...reached];
}

function packageOf(file) {
  if (file.startsWith('.storybook/')) return ['ui'];
  const [, name] = /^(?:packages\/)?([\w-]+)\//.exec(file) ?? [];
  return name && name in projectsOf ? [name] : [];
}

/**
 * The importers of each package in published or running code. Of the development dependencies only the contract counts,
 * whose types are erased. The tests of ui start a server, but a change of the server does not affect ui.
 */
function readDependents() {
  const dependents = {};
  for (const name of Object.keys(projectsOf).filter((one) => one !== 'openapi')) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(`packages/${name}/package.json`, 'utf8'),
    );
    const used = Object.keys(dependencies).filter((one) => one.startsWith('@kalem/'));
    if (devDependencies['@kalem/openapi']) used.push('@kalem/openapi');
    for (const dependency of used) (dependents[dependency.slice('@kalem/'.length)] ??= []).push(name);
  }
  return dependents;
}

/** Files that differ from the target branch: commits since the merge base, and uncommitted changes. */
export function changedFiles() {
  const base = git('merge-base', 'HEAD', '@{upstream}') || 'HEAD';
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ];
  return { base, files: files.filter(Boolean) };
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
