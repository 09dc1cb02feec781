import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort';

const STARTS = 5;

/**
 * S5: time from the start of the process to the first 200, with embedded PostgreSQL on existing data. Starts the build
 * of the last `npm start`.
 */
export async function benchStart(dataDir: string, port: number): Promise<void> {
  const first = await start(dataDir, port);
  console.log(`S5 the first start, which makes the database: ready after ${first.ready.toFixed(0)} ms`);
  const later: { alive: number; ready: number }[] = [];
  for (let place = 0; place < STARTS; place += 1) later.push(await start(dataDir, port));
  const spread = (of: (times: { alive: number; ready: number }) => number) =>
    later
      .map(of)
      .sort((a, b) => a - b)
      .map((time) => time.toFixed(0))
      .join(' ');
  console.log(
    `S5 later starts, shortest to longest: /healthz ${spread(({ alive }) => alive)} ms, /readyz ${spread(({ ready }) => ready)} ms`,
  );
}

async function start(dataDir: string, port: number): Promise<{ alive: number; ready: number }> {
  const portalPort = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    env: { ...process.env, PORT: String(port), PORTAL_PORT: String(portalPort), KALEM_DATA: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until200 = async (path: string): Promise<number> => {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.status === 200) return performance.now() - began;
      await pause(5);
    }
  };
  const [alive, ready] = await Promise.all([until200('/healthz'), until200('/readyz')]);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return { alive, ready };
}
