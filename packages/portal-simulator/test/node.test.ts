import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { startPortalSimulator } from '../src/node/startPortalSimulator';
import type { RunningPortalSimulator } from '../src/node/startPortalSimulator';
import { invoiceForm } from './PortalTester';

const main = fileURLToPath(new URL('../src/node/main.ts', import.meta.url));
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(dataDir?: string): Promise<RunningPortalSimulator> {
  const portal = await startPortalSimulator({ port: 0, ...(dataDir && { dataDir }) });
  cleanUps.push(() => portal.close());
  return portal;
}

const post = (url: string, fields: Record<string, string>, signal?: AbortSignal) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), ...(signal && { signal }) });

async function login(url: string): Promise<string> {
  const response = await post(`${url}/earsiv-services/assos-login`, {
    assoscmd: 'anologin',
    rtype: 'json',
    userid: '33333301',
    sifre: '1',
  });
  return ((await response.json()) as { token: string }).token;
}

const dispatch = (url: string, token: string, cmd: string, pageName: string, jp: unknown, signal?: AbortSignal) =>
  post(`${url}/earsiv-services/dispatch`, { cmd, callid: '1', pageName, token, jp: JSON.stringify(jp) }, signal);

const create = (url: string, token: string, not = '', signal?: AbortSignal) =>
  dispatch(url, token, 'EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', invoiceForm({ not }), signal);

async function list(url: string, token: string): Promise<readonly { ettn: string; belgeNumarasi: string }[]> {
  const jp = { baslangic: '21/11/2026', bitis: '21/11/2026' };
  const response = await dispatch(url, token, 'EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_TASLAKLAR', jp);
  return ((await response.json()) as { data: { ettn: string; belgeNumarasi: string }[] }).data;
}

describe('pages of other origins', () => {
  it('ATK-13: cannot set switches or read codes, and the port is bound to localhost', async () => {
    const portal = await start();
    const turn = (headers: Record<string, string>) =>
      fetch(`${portal.url}/dev/switches`, { method: 'POST', body: '{"smsCode":"ABC123"}', headers });
    expect((await turn({ Origin: 'https://evil.example', 'Content-Type': 'text/plain' })).status).toBe(403);
    expect((await turn({ Origin: 'null' })).status).toBe(403);
    expect(portal.simulator.switches.smsCode).toBeNull();
    expect((await fetch(`${portal.url}/dev/outbox`, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    expect((await turn({ Origin: portal.url })).status).toBe(200);
    expect((await turn({})).status).toBe(200);
  });
});

describe('on a port', () => {
  it('serves the portal and its developer pages', async () => {
    const { url } = await start();
    const token = await login(url);
    expect(token).toHaveLength(128);
    expect(await (await create(url, token)).json()).toMatchObject({ data: expect.stringMatching(/başarıyla/) });
    expect(await (await fetch(`${url}/dev/outbox`)).json()).toEqual({ items: [] });
    expect((await fetch(`${url}/legacy/earsiv-services/dispatch`, { method: 'POST', body: '' })).status).toBe(200);
  });

  it('closes the socket for a dropped connection', async () => {
    const { url, simulator } = await start();
    const token = await login(url);
    const before = await list(url, token);
    simulator.setSwitches({ faults: [{ kind: 'droppedConnection', when: 'after', times: 1 }] });
    await expect(create(url, token)).rejects.toThrow('fetch failed');
    expect(await list(url, token)).toHaveLength(before.length + 1);
  });

  it('continues when a client gives up waiting', async () => {
    const { url, simulator } = await start();
    const token = await login(url);
    const before = await list(url, token);
    simulator.setSwitches({ faults: [{ kind: 'timeout', when: 'after', times: 1 }] });
    const client = new AbortController();
    const pending = create(url, token, '', client.signal);
    await expect.poll(() => list(url, token)).toHaveLength(before.length + 1);
    client.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(await list(url, token)).toHaveLength(before.length + 1);
  });

  it('stops while a call is still open', async () => {
    const portal = await startPortalSimulator({ port: 0, switches: { faults: [{ kind: 'timeout', cmd: 'logout' }] } });
    const pending = post(`${portal.url}/earsiv-services/assos-login`, { assoscmd: 'logout', token: 'x' });
    const rejected = expect(pending).rejects.toThrow('fetch failed');
    await expect.poll(async () => (await fetch(`${portal.url}/dev/switches`)).status).toBe(200);
    await portal.close();
    await rejected;
  });
});

describe('the data folder', () => {
  it('brings everything back', async () => {
    const dataDir = await dataFolder();
    const first = await startPortalSimulator({ port: 0, dataDir });
    const token = await login(first.url);
    await create(first.url, token);
    const rows = await list(first.url, token);
    await first.close();

    const second = await start(dataDir);
    expect(await list(second.url, await login(second.url))).toEqual(rows);
  });

  it('is read unchanged when an incomplete save lies next to it', async () => {
    const dataDir = await dataFolder();
    const first = await startPortalSimulator({ port: 0, dataDir });
    await first.close();
    const kept = await readFile(join(dataDir, 'portal-simulator.json'), 'utf8');
    await writeFile(join(dataDir, 'portal-simulator.json.new'), kept.slice(0, 1000));
    await start(dataDir);
    expect(await readFile(join(dataDir, 'portal-simulator.json'), 'utf8')).toBe(kept);
  });

  it('that cannot be read prevents the start', async () => {
    const dataDir = await dataFolder();
    await writeFile(join(dataDir, 'portal-simulator.json'), '{"accounts":');
    await expect(startPortalSimulator({ port: 0, dataDir })).rejects.toThrow();
  });

  it('contains every acknowledged draft after SIGKILL', async () => {
    const dataDir = await dataFolder();
    const { process: child, url } = await startProcess(dataDir);
    const token = await login(url);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const note = `${writer}-${count}`;
        const response = await create(url, token, note);
        if (((await response.json()) as { data: string }).data.includes('başarıyla')) acknowledged.push(note);
        if (acknowledged.length > 20) child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(writers);

    const { url: again } = await start(dataDir).then(({ url: base }) => ({ url: base }));
    const newToken = await login(again);
    const notes = new Set<string>();
    for (const { ettn } of await list(again, newToken)) {
      const reply = await dispatch(again, newToken, 'EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', { ettn });
      notes.add(((await reply.json()) as { data: { not: string } }).data.not);
    }
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((note) => !notes.has(note))).toEqual([]);
  });
});

it('the handler uses no Node API, so that it runs in a browser page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  expect(Object.keys(metafile.inputs).some((path) => path.endsWith('createPortalSimulator.ts'))).toBe(true);
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('src/node/'))).toEqual([]);
});

async function startProcess(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORTAL_PORT: '0', KALEM_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  const [greeting] = await once(child.stdout, 'data');
  const url = /http:\/\/localhost:\d+/.exec(String(greeting))?.[0];
  if (!url) throw new Error(`The simulator did not say where it listens: ${String(greeting)}`);
  return { process: child, url };
}
