import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@kalem/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJpegOutline } from '../images/jpegOutline';
import { demoPeople } from '../seedDemo';
import { jpegs } from '../testing/jpegs';
import { uploadBody } from '../testing/files';
import { freePort, makeInstallation, removeInstallation } from '../testing/startProduct';
import { readConfig } from './config/readConfig';
import { readPostmaster } from './postgres/readPostmaster';
import { type Installation, type RunningServer, startServer } from './startServer';

const folder = mkdtempSync(join(tmpdir(), 'kalem-server-'));
let installation: Installation;
let config: ReturnType<typeof readConfig>;
let server: RunningServer;

beforeAll(async () => {
  installation = makeInstallation(folder);
  config = readConfig({
    PORT: String(await freePort()),
    PORTAL_PORT: String(await freePort()),
    KALEM_DATA: join(folder, 'data'),
    ADMIN_HOST: 'yonetim.localhost',
    ACCESS_TOKEN_SECONDS: '900',
    REFRESH_TOKEN_SECONDS: '604800',
  });
  server = await startServer(config, installation);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  removeInstallation(installation);
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
const signIn = async (email: string) => {
  const client = createClient({ baseUrl: `${server.url}/api` });
  await client.session.signIn({ email, password: demoPeople.password });
  return client;
};

describe('the running server', () => {
  it('GIB-04: the queue downloads the portal invoices of a newly linked company', async () => {
    const client = createClient({ baseUrl: `${server.url}/api` });
    const account = { email: 'yeni@ornek.test', password: 'Deneme2026!' };
    await client.POST('/user', { body: { ...account, name: 'Yeni Gelen' } });
    await client.session.signIn(account);
    const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
    const query = { companyId: company.id };
    const sync = async () => (await client.GET('/company/sync', { params: { query } })).data;
    expect(['BEKLIYOR', 'SURUYOR']).toContain((await sync()).durum);
    await expect.poll(async () => (await sync()).durum, { timeout: 50_000, interval: 250 }).toBe('TAMAMLANDI');
    const { faturaSayisi, toplamPencere, tamamlananPencere } = await sync();
    expect(tamamlananPencere).toBe(toplamPencere);
    expect((await client.GET('/fatura/all', { params: { query } })).data.items).toHaveLength(faturaSayisi);
  });

  it('reports that it is healthy and that its database answers', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('SES-22: its tokens have the configured lifetime', async () => {
    const { owner, password } = demoPeople;
    const body = new URLSearchParams({ grant_type: 'password', email: owner.email, password });
    expect(await (await get('/api/user/token', { method: 'POST', body })).json()).toMatchObject({
      expires_in: 900,
      refresh_expires_in: 604_800,
    });
  });

  it('serves the app’s page for its routes, with a strict content security policy', async () => {
    for (const path of ['/', '/dashboard/faturalarim', '/login']) {
      const response = await get(path);
      const page = await response.text();
      expect(page).toContain('<title>Kalem</title>');
      // ADM-01: the page contains the host of admin mode.
      expect(page).toContain('<meta name="admin-host" content="yonetim.localhost" />');
      expect(response.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'self'; script-src 'self'; style-src 'self';/,
      );
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('serves hashed files as immutable and compressed, 404 for a missing file, and nothing outside of the app', async () => {
    const asset = await get('/assets/main-abc.js');
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('Cache-Control')).toContain('immutable');
    expect(asset.headers.get('Content-Encoding')).toBe('gzip');
    expect(
      (await get('/assets/main-abc.js', { headers: { 'If-None-Match': asset.headers.get('ETag') ?? '' } })).status,
    ).toBe(304);
    expect((await get('/assets/missing.js')).status).toBe(404);
    expect((await get('/..%2fdata%2fsecret.key')).status).toBe(404);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('serves metrics to this machine: calls, portal commands, connections, jobs', async () => {
    await get('/api/hash');
    const text = await (await get('/metrics')).text();
    for (const part of [
      'kalem_call_seconds_count{operation="getHash",status="200"}',
      'kalem_portal_seconds_count{command="',
      'kalem_pool_connections{state="open"}',
      'kalem_jobs{job="sweep",',
      '# TYPE kalem_dead_jobs gauge',
    ])
      expect(text).toContain(part);
    expect((await get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
  });

  it('does not expose its keys', () => {
    for (const file of ['secret.key', 'postgres.key'])
      expect(statSync(join(config.dataDir, file)).mode & 0o777).toBe(0o600);
  });

  it('a second server on the same folder or port fails with a message', async () => {
    const ports = { port: await freePort(), portal: { simulatorPort: await freePort() } };
    await expect(startServer({ ...config, ...ports }, installation)).rejects.toThrow(
      'Another Kalem server is running on',
    );
    await expect(
      startServer(
        { ...config, ...ports, port: config.port, dataDir: join(folder, 'other'), seed: false },
        installation,
      ),
    ).rejects.toThrow(`Port ${config.port} cannot be used: set PORT to a free one.`);
  });
});

describe('the demo company', () => {
  it('has a year of invoices, imported from the portal', async () => {
    const client = await signIn(demoPeople.owner.email);
    const { data } = await client.GET('/company');
    expect(data.items).toMatchObject([{ vknTckn: '7350119289', owner: true, paidAt: { Valid: true } }]);
    const companyId = data.items[0]?.id ?? '';
    const invoices = (await client.GET('/fatura/all', { params: { query: { companyId } } })).data.items;
    expect(invoices.length).toBeGreaterThan(50);
    expect(invoices.every(({ ettn, belgeNumarasi }) => ettn !== null && belgeNumarasi !== null)).toBe(true);
    expect(new Set(invoices.map(({ faturaTarih }) => faturaTarih.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  });

  it('USR-06: its staff may do everything with invoices, read customers and stock, and nothing else', async () => {
    const { data } = await (await signIn(demoPeople.staff.email)).GET('/company');
    const granted = Object.entries(data.items[0]?.permissions ?? {}).flatMap(([name, given]) => (given ? [name] : []));
    expect(granted.sort()).toEqual(['cariRead', 'faturaRead', 'faturaWrite', 'stokRead']);
  });

  it('has an admin', async () => {
    expect((await (await signIn(demoPeople.admin.email)).GET('/company')).data).toEqual({ items: [], admin: true });
  });

  it('ACC-09: a password link is sent through the queue to the outbox', async () => {
    const client = createClient({ baseUrl: `${server.url}/api` });
    await client.POST('/password/reset', { body: { email: demoPeople.staff.email } });
    await expect
      .poll(
        async () =>
          ((await (await get('/dev/outbox')).json()) as { items: { to: string; body: string }[] }).items.find(
            ({ to }) => to === demoPeople.staff.email,
          )?.body,
        { timeout: 20_000 },
      )
      .toContain(`${server.url}/password/reset/`);
  });

  it('IMG-05: a logo is re-encoded in its own thread', async () => {
    const client = await signIn(demoPeople.owner.email);
    const companyId = (await client.GET('/company')).data.items[0]?.id ?? '';
    const { data } = await client.POST('/company/image', {
      params: { query: { companyId, type: 'LOGO' } },
      body: uploadBody(await jpegs.of(1600, 400), 'logo.jpg'),
    });
    const bytes = Uint8Array.from(atob(data.data.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
    expect(readJpegOutline(bytes)).toMatchObject({ width: 1200, height: 300 });
  });

  it('API-07: is kept once after a restart, and the portal’s signing SMS is in the outbox', async () => {
    const before = await signIn(demoPeople.owner.email);
    const companyId = (await before.GET('/company')).data.items[0]?.id ?? '';
    const query = { companyId };
    const count = (await before.GET('/fatura/all', { params: { query } })).data.items.length;
    await server.close();
    server = await startServer(config, installation);

    const after = await signIn(demoPeople.owner.email);
    const { items } = (await after.GET('/fatura/all', { params: { query } })).data;
    expect(items).toHaveLength(count);
    const draft = items.find(({ onayDurumu }) => onayDurumu === 'Onaylanmadi');
    await after.POST('/fatura/imza', { params: { query }, body: { faturaIds: [draft?.id ?? ''] } });
    const outbox = (await (await get('/dev/outbox')).json()) as { items: { kind: string; body: string }[] };
    expect(outbox.items[0]).toMatchObject({ kind: 'sms' });
    expect(outbox.items[0]?.body.split(' ').at(-1)).toMatch(/^[A-Z0-9]{6,}$/);
  });

  it('ATK-17, ATK-15: restarts a killed PostgreSQL, answers 503 with a code until then, and loses nothing acknowledged', async () => {
    const client = await signIn(demoPeople.owner.email);
    const companyId = (await client.GET('/company')).data.items[0]?.id ?? '';
    const { data: kept } = await client.POST('/aciklama', {
      params: { query: { companyId } },
      body: { baslik: 'Kalan', aciklama: 'Kalan', faturadaGoster: false },
    });
    const postmaster = readPostmaster(join(folder, 'data', 'postgres'));
    if (!postmaster) throw new Error('There is no PostgreSQL');
    process.kill(postmaster.pid, 'SIGKILL');

    const answers: string[] = [];
    await expect
      .poll(
        async () => {
          const response = await get('/api/password/reset', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ email: 'kimse@ornek.com.tr' }),
          });
          const { code = '' } = (response.status === 204 ? {} : await response.json()) as { code?: string };
          answers.push(`${response.status} ${code} ${response.headers.get('retry-after') ?? ''}`);
          return response.status < 500;
        },
        { timeout: 40_000, interval: 100 },
      )
      .toBe(true);
    expect(answers.filter((answer) => answer.startsWith('5'))).not.toEqual([]);
    expect(answers.filter((answer) => answer.startsWith('5') && answer !== '503 DATABASE_UNAVAILABLE 5')).toEqual([]);
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200);
    const { data } = await client.GET('/aciklama', { params: { query: { companyId } } });
    expect(data.items.map(({ id }) => id)).toContain(kept.id);
  });

  it('ATK-18: names a data folder that is not writable', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startServer({ ...config, dataDir: join(file, 'data') }, installation)).rejects.toThrow(
      `Nothing can be stored in the data folder ${join(file, 'data')}`,
    );
  });

  it.each(['/proc/kalem', '/proc/kalem/data'])(
    'ATK-18: names %s, where the system cannot create folders',
    async (dataDir) => {
      await expect(startServer({ ...config, dataDir }, installation)).rejects.toThrow(
        `Nothing can be stored in the data folder ${dataDir}`,
      );
    },
  );
});
