import { spawn } from 'node:child_process';
import { install } from './install.mjs';
import { build } from './build.mjs';

await install();
await build();

const children = [
  spawn(process.execPath, ['packages/server/dist/main.js'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: 'packages/reference-app', stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
