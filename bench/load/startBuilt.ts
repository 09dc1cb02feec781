import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/freePort';

/** A product that runs in its own process with its own data. */
export interface BuiltProduct {
  /** Base URL of the API. */
  readonly url: string;
  readonly pid: number;
  /** The environment of the process, so that another process can open the same data. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops the process and deletes its data. */
  stop(): Promise<void>;
}

interface Options {
  /** Extra variables. The defaults are an empty data folder and no call limit. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Extra flags of Node. */
  readonly flags?: readonly string[];
}

/** Starts the build of the last `npm start` and waits until it is ready. */
export async function startBuilt({ environment: more = {}, flags = [] }: Options = {}): Promise<BuiltProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-built-'));
  const port = await freePort();
  const environment = { KALEM_DATA: folder, PORT: String(port), KALEM_SEED: '0', KALEM_RATE: 'off', ...more };
  const server = spawn(process.execPath, [...flags, 'packages/server/dist/main.js'], {
    env: { ...process.env, PORTAL_PORT: String(await freePort()), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error(`The server ended with ${server.exitCode}`);
    }
    await pause(100);
  }
  return { url: `http://localhost:${port}/api`, pid: server.pid ?? 0, environment, stop };
}
