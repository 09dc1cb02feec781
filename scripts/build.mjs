import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { pnpm, whenChanged } from './install.mjs';

const sources = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'openapi',
  ...readdirSync('packages').map((name) => `packages/${name}`),
];

/** Builds the app's pages and the server for `npm start`. Does nothing when they are up to date. */
export async function build() {
  await whenChanged('build', sources, (hash) =>
    Promise.all([buildApp(hash), run('packages/server', ['scripts/build.mjs'], hash)]),
  );
}

async function buildApp(hash) {
  await run('packages/reference-app', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], hash);
  await compress('packages/reference-app/dist/assets');
}

/** Writes a Brotli file beside each script and style. It takes seconds, so the server does not do it at its start. */
async function compress(folder) {
  const texts = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
    }),
  );
}

/** Builds the packages for publishing. Does nothing when they are up to date. */
export async function buildPackages() {
  const built = ['openapi', 'packages/domain', 'packages/sdk', 'packages/ui'];
  await whenChanged('packages', ['pnpm-lock.yaml', 'tsconfig.base.json', ...built], () =>
    pnpm('run', 'build:packages'),
  );
}

/** App and server get the same hash, by which an open page notices a newer build (GET /hash). */
function run(folder, args, hash) {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, VITE_BUILD_HASH: hash } }).on(
      'exit',
      (code) => (code === 0 ? resolve(undefined) : reject(new Error(`The build of ${folder} failed.`))),
    );
  });
}
