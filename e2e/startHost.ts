import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import * as http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { withEval } from './embedded/galleryPage';
import { newestCode } from './startProduct';

/** A bank, started by its command on an empty data folder. */
export interface Host {
  /** Address of the bank. */
  readonly url: string;
  /** Address of Kalem, which the bank's pages never use directly. */
  readonly api: string;
  /** The newest SMS code of Kalem. */
  readonly newestCode: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an example by its command and waits until it prints the demo users. In Firefox its pages go through a relay
 * that allows `eval`: Playwright evaluates in the pages there, which a strict policy forbids.
 */
export async function startHost(name: string, browser: string): Promise<Host> {
  const port = await freePorts();
  const child = spawn(process.execPath, ['examples/start.mjs', name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), KALEM_DATA: mkdtempSync(join(tmpdir(), `kalem-${name}-`)) },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => part.includes('Sign in') && resolve());
    child.once('exit', (code) => reject(new Error(`The example ended with ${code}`)));
  });
  const bank = `http://localhost:${port}`;
  const kalem = `http://localhost:${port + 1}`;
  const relay = browser === 'firefox' ? await relayTo(bank) : undefined;
  return {
    url: relay?.url ?? bank,
    api: `${kalem}/api`,
    newestCode: () => newestCode(kalem),
    async stop() {
      relay?.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Forwards everything to the bank, and changes only the policy of its responses. */
async function relayTo(bank: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const { method, headers } = request;
    const own = { host: new URL(bank).host, ...(headers.origin && { origin: bank }) };
    const asked = http.request(bank + request.url, { method, headers: { ...headers, ...own } }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      const changed = typeof policy === 'string' ? { 'content-security-policy': withEval(policy) } : {};
      const location = answer.headers.location?.replace(bank, url);
      const rest = { ...answer.headers, ...changed, ...(location && { location }) };
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signs a customer in at the bank, by their number. */
export async function signIn(page: Page, bank: string, number: string, password = 'Meridyen2026!'): Promise<void> {
  await page.goto(bank);
  await page.getByLabel('Müşteri numarası').fill(number);
  await page.getByLabel('Parola').fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

/** The first of three consecutive free ports. Each worker searches in its own range. */
async function freePorts(): Promise<number> {
  const first = 24_000 + test.info().parallelIndex * 300;
  for (let port = first; port < first + 300; port += 3)
    if ((await Promise.all([port, port + 1, port + 2].map(isFree))).every(Boolean)) return port;
  throw new Error('No free ports');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
