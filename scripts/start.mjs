import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';

await install();
await build();

if (process.argv.includes('--dev')) {
  // `npm run dev`: Vite rebuilds the app on changes and proxies its calls to the server.
  const children = [
    spawn(process.execPath, ['packages/server/dist/main.js'], { stdio: 'inherit' }),
    spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: 'packages/reference-app', stdio: 'inherit' }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
} else {
  // In this process, so that Ctrl-C reaches the server directly and it can close the database.
  await import('../packages/server/dist/main.js');
}
