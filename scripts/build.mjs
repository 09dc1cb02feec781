import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { whenChanged } from './fingerprint.mjs';

const sources = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'openapi', ...readdirSync('packages').map((name) => `packages/${name}`)];

/** Builds what `npm start` runs: the app's pages and the server; does nothing when they are up to date. */
export async function build() {
  await whenChanged('build', sources, () =>
    Promise.all([
      run('packages/reference-app', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
      run('packages/server', ['scripts/build.mjs']),
    ]),
  );
}

function run(folder, args) {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`The build of ${folder} failed.`)),
    );
  });
}
