import { readdirSync } from 'node:fs';
import { whenChanged } from './fingerprint.mjs';
import { pnpm } from './pnpm.mjs';

/** Brings node_modules to what the lockfile says; does nothing when it already is. */
export async function install() {
  const manifests = [
    'package.json',
    'openapi/package.json',
    ...readdirSync('packages').map((name) => `packages/${name}/package.json`),
  ];
  await whenChanged(
    'install',
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests, 'node_modules/.modules.yaml'],
    () => pnpm('install', '--frozen-lockfile', '--prefer-offline'),
  );
}
