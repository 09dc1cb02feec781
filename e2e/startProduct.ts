import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type Product = {
  url: string;
  /** Address of the simulated portal. */
  portalUrl: string;
  process: ChildProcess;
  dataFolder: string;
  /** The newest SMS code in the outbox other than `after`. */
  newestCode: (after?: string) => Promise<string>;
  /** Sends Ctrl-C, and waits until everything is closed. */
  stop: () => Promise<void>;
  /** Starts the product again on the same data and ports. */
  startAgain: () => Promise<Product>;
};

/** `isSeeded`: with the demo company. */
type Settings = { dataFolder: string; port: number; portalPort: number; isSeeded: boolean };

/**
 * Starts the built product like `npm start` and waits until it is healthy. Uses an empty data folder and free ports
 * unless `settings` has others.
 */
export async function startProduct(settings: Partial<Settings> = {}): Promise<Product> {
  const { dataFolder, port, portalPort, isSeeded } = { ...(await freshSettings()), ...settings };
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_PORT: String(portalPort),
      KALEM_DATA: dataFolder,
      KALEM_SEED: isSeeded ? '1' : '0',
    },
  });
  child.stdout.resume();
  await untilHealthy(url, child);

  return {
    url,
    portalUrl: `http://localhost:${portalPort}`,
    process: child,
    dataFolder,
    newestCode: (after) => newestCode(url, after),
    stop: () => stop(child),
    startAgain: () => startProduct({ dataFolder, port, portalPort, isSeeded }),
  };
}

/** Marks version notes and introduction as seen, so that they do not open. */
export async function knowTheApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    for (const key of ['kalem.versiyonNotlari.0.1.0', 'kalem.sirketTanitim']) localStorage.setItem(key, 'true');
  });
}

async function freshSettings(): Promise<Settings> {
  return {
    dataFolder: mkdtempSync(join(tmpdir(), 'kalem-e2e-')),
    port: await freePort(),
    portalPort: await freePort(),
    isSeeded: false,
  };
}

/**
 * A free port below the ephemeral range (32768 on Linux). The system could give an ephemeral port to a browser's
 * connection before the caller listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(26_000, 32_000);
    const server = createServer();
    try {
      await once(server.listen(port), 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No free port');
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} is not healthy after 180 s`);
}

/** Waits for an SMS code in the outbox of the product at `url` other than `after`. */
export async function newestCode(url: string, after?: string): Promise<string> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const code = await lastCode(url);
    if (code && code !== after) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No new SMS in the outbox');
}

/** The newest SMS code in the outbox of the product at `url`, without waiting for one. */
export async function lastCode(url: string): Promise<string | undefined> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { kind: string; body: string }[] };
  return items
    .find(({ kind }) => kind === 'sms')
    ?.body.split(/\s+/)
    .at(-1);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
