import { expect, test } from '@playwright/test';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../../scripts/build.mjs';
import { pack } from '../../scripts/packages.mjs';
import { installs, installWith } from './projects';

test.describe.configure({ timeout: 300_000 });

let tarballs: string[];

test.beforeAll(async () => {
  test.setTimeout(900_000); // builds changed packages
  await buildPackages();
  tarballs = Object.values(pack());
});

for (const [name, written] of [
  ['pnpm', 'node_modules/@kalem/ui/package.json'],
  ['yarn', '.pnp.cjs'],
] as const) {
  test(`BNK-22: ${name} installs the tarballs as the guide says, without requests to a registry for our packages`, async () => {
    const folder = await installWith(installs[name], tarballs);
    expect(existsSync(join(folder, written)), written).toBe(true);
    rmSync(folder, { recursive: true });
  });
}
