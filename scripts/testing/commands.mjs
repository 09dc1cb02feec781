import { spawn } from 'node:child_process';

/** NODE_ENV as the run began: Vite's `build()` sets it to 'production' for this process and the commands after it. */
const { NODE_ENV } = process.env;

/** Runs a command with this terminal; resolves with its exit code, 1 where it could not be started. */
export function runCommand([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Runs a command beside others: prints what it wrote when it ends. Resolves with whether it succeeded. */
export function runBeside([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV } });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => written.push(part));
    child.on('error', (error) => written.push(Buffer.from(`${error}\n`)));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(written));
      resolve(status === 0);
    });
  });
}
