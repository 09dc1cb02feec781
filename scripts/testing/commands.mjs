import { spawn } from 'node:child_process';

/** The initial NODE_ENV: Vite's `build()` sets it to 'production' for this process and later commands. */
const { NODE_ENV } = process.env;

/** Runs a command in this terminal. Resolves with its exit code, or 1 if it could not be started. */
export function runCommand([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Runs a command in parallel, and prints its output at its end. Resolves with whether it succeeded. */
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
