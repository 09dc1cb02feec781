import { fullPermissions } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import type { KalemClient } from '@kalem/sdk';
import { auditLog } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { openPartner, pageWith, sessionOf } from '../src/testing/partners';
import { addMember, signUpOwner, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

type Settings = components['schemas']['CollectionSettings'];
type Write = components['schemas']['CollectionSettingsWrite'];
interface Caller {
  readonly client: KalemClient;
  readonly query: { companyId: string };
}

const untracked = {
  baslangic: null,
  isleniyor: false,
  hatirlatma: false,
  hatirlatmaGunleri: [-3, 0, 7, 15, 30],
  kismiKendiliginden: false,
  vknKendiliginden: false,
  bankaBagli: true,
};
const defaults: Settings = { vadeGunu: null, vadeyiGoster: true, ...untracked };
const thirty: Settings = { vadeGunu: 30, vadeyiGoster: false, ...untracked };

async function read({ client, query }: Caller) {
  const { data, response } = await client.GET('/tahsilat-ayarlari', { params: { query } });
  return { data, version: response.headers.get('ETag') };
}

async function change({ client, query }: Caller, body: Write, version?: string | null) {
  const header = version == null ? {} : { 'If-Match': version };
  const { data, response } = await client.PUT('/tahsilat-ayarlari', { params: { query, header }, body });
  return { data, version: response.headers.get('ETag') };
}

describe('/tahsilat-ayarlari', () => {
  it('MNY-13, MNY-17: has no term and shows the due date, before the first change', async () => {
    expect(await read(await signUpOwner(server))).toEqual({ data: defaults, version: '"0"' });
  });

  it('MNY-13, MNY-17: stores a change and returns it with the new version', async () => {
    const owner = await signUpOwner(server);
    const { version } = await read(owner);
    const changed = await change(owner, thirty, version);
    expect(changed.data).toEqual(thirty);
    expect(changed.version).not.toBe(version);
    expect(await read(owner)).toEqual(changed);
    for (const vadeGunu of [0, 365, null]) {
      const next = await change(owner, { ...thirty, vadeGunu });
      expect(next.data).toEqual({ ...thirty, vadeGunu });
      expect(await read(owner)).toEqual(next);
    }
  });

  it('MNY-13: two companies have their own settings', async () => {
    const [first, second] = [await signUpOwner(server), await signUpOwner(server)];
    await change(first, thirty);
    expect((await read(second)).data).toEqual(defaults);
    const foreign = { client: second.client, query: first.query };
    expect(await apiError(read(foreign))).toMatchObject({ status: 403 });
    expect(await apiError(change(foreign, defaults))).toMatchObject({ status: 403 });
    expect((await read(first)).data).toEqual(thirty);
  });

  it.each([
    [-1, 'vadeGunu'],
    [366, 'vadeGunu'],
    [1.5, 'vadeGunu'],
    ['30', 'vadeGunu'],
    [undefined, 'vadeGunu'],
  ])('MNY-13: refuses a term of %j days at its field', async (vadeGunu, path) => {
    const owner = await signUpOwner(server);
    const body = { vadeGunu, vadeyiGoster: true } as Settings;
    const error = await apiError(change(owner, body));
    expect(error).toMatchObject({ status: 422, faults: [{ path }] });
    expect(await read(owner)).toEqual({ data: defaults, version: '"0"' });
  });

  it('MNY-17: refuses a missing choice about the note', async () => {
    const owner = await signUpOwner(server);
    const error = await apiError(change(owner, { vadeGunu: 30 } as Settings));
    expect(error).toMatchObject({ status: 422, faults: [{ path: 'vadeyiGoster' }] });
  });
});

describe('changes by two users', () => {
  it('API-06, MNY-13: a change based on an older version is 412 with the current one, and changes nothing', async () => {
    const owner = await signUpOwner(server);
    const { version } = await read(owner);
    const changed = await change(owner, thirty, version);
    expect(await apiError(change(owner, defaults, version))).toMatchObject({ status: 412 });
    const raw = await server.fetch(
      new Request(`${server.baseUrl}/tahsilat-ayarlari?companyId=${owner.companyId}`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${await tokenOf(server, owner)}`,
          'Content-Type': 'application/json',
          'If-Match': version ?? '',
        },
        body: JSON.stringify(defaults),
      }),
    );
    expect([raw.status, raw.headers.get('ETag')]).toEqual([412, changed.version]);
    expect(await read(owner)).toEqual(changed);
  });

  it('API-06, MNY-13: of two changes at once based on the same version, one is stored and one is 412', async () => {
    const owner = await signUpOwner(server);
    for (const days of [30, 60]) {
      const { version } = await read(owner);
      const bodies = [days, days + 1].map((vadeGunu) => ({ vadeGunu, vadeyiGoster: true }));
      const outcomes = await Promise.allSettled(bodies.map((body) => change(owner, body, version)));
      const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      expect(refused).toMatchObject([{ status: 412 }]);
      expect(stored).toEqual([await read(owner)]);
    }
  });
});

describe('who may', () => {
  it('MNY-105: reading takes tahsilatRead or a permission for invoices, writing tahsilatWrite', async () => {
    const owner = await signUpOwner(server);
    const as = async (granted: Parameters<typeof addMember>[2]) => ({
      client: (await addMember(server, owner.companyId, granted)).client,
      query: owner.query,
    });
    for (const granted of [{ tahsilatRead: true }, { faturaRead: true }, { faturaWrite: true }]) {
      const reader = await as(granted);
      expect((await read(reader)).data).toEqual(defaults);
      expect(await apiError(change(reader, thirty))).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    }
    const stranger = await as({
      ...fullPermissions,
      faturaRead: false,
      faturaWrite: false,
      tahsilatRead: false,
      tahsilatWrite: false,
    });
    expect(await apiError(read(stranger))).toMatchObject({ status: 403 });
    expect(await apiError(change(stranger, thirty))).toMatchObject({ status: 403 });
    const writer = await as({ tahsilatRead: true, tahsilatWrite: true });
    expect((await change(writer, thirty)).data).toEqual(thirty);
    expect((await read(owner)).data).toEqual(thirty);
  });

  it('MNY-105: an API key with tahsilatWrite reads and writes, one with tahsilatRead reads', async () => {
    const owner = await signUpOwner(server);
    const keyed = async (granted: object): Promise<Caller> => {
      const permissions = { ...fullPermissions, tahsilatRead: false, tahsilatWrite: false, faturaWrite: false };
      const body = { name: 'Banka', permissions: { ...permissions, faturaRead: false, ...granted } };
      const { data: key } = await owner.client.POST('/company/api', { params: { query: owner.query }, body });
      const response = await server.fetch(
        new Request(`${server.baseUrl}/user/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: key.apiKey,
            client_secret: key.apiSecret,
          }),
        }),
      );
      const { access_token: token } = (await response.json()) as { access_token: string };
      return { client: pageWith(server, token), query: owner.query };
    };
    const [none, reader, writer] = [
      await keyed({}),
      await keyed({ tahsilatRead: true }),
      await keyed({ tahsilatWrite: true }),
    ];
    expect(await apiError(read(none))).toMatchObject({ status: 403 });
    expect((await read(reader)).data).toEqual(defaults);
    expect(await apiError(change(reader, thirty))).toMatchObject({ status: 403 });
    expect((await change(writer, thirty)).data).toEqual(thirty);
    expect((await read(writer)).data).toEqual(thirty);
  });

  it('MNY-105: a partner session for the widget reads and writes with its permissions', async () => {
    const partner = await openPartner(server);
    const open = async (changes: Parameters<typeof sessionOf>[0]): Promise<Caller> => {
      const session = await partner.bank.createSession(sessionOf(changes));
      return { client: pageWith(server, session.token), query: { companyId: session.companyId } };
    };
    const writer = await open({ widgetler: ['collection-settings'], yetkiler: ['tahsilatWrite'] });
    expect((await read(writer)).data).toEqual(defaults);
    expect((await change(writer, thirty)).data).toEqual(thirty);
    const reader = await open({ widgetler: ['collection-settings'], yetkiler: ['tahsilatRead'] });
    expect((await read(reader)).data).toEqual(defaults);
    expect(await apiError(change(reader, thirty))).toMatchObject({ status: 403 });
    const form = await open({ widgetler: ['invoice-form'], yetkiler: ['faturaWrite', 'tahsilatWrite'] });
    expect((await read(form)).data).toEqual(defaults);
    expect(await apiError(change(form, thirty))).toMatchObject({ status: 403 });
  });
});

describe('audit', () => {
  it('A-18, MNY-13: a change is in the log with its old and new values, under TAHSILAT; a refused one is not', async () => {
    const owner = await signUpOwner(server);
    await change(owner, thirty);
    await apiError(change(owner, defaults, '"0"'));
    const rows = await server.db.queries.select().from(auditLog).where(eq(auditLog.companyId, owner.companyId));
    // Whether there is a bank is no setting.
    const [before, after] = [defaults, thirty].map(({ bankaBagli: _bankaBagli, ...settings }) => settings);
    expect(rows.filter(({ action }) => action === 'updateCollectionSettings')).toMatchObject([
      { userId: owner.user.id, entityId: owner.companyId, details: { before, after } },
    ]);
    const { data } = await owner.client.GET('/company/denetim', {
      params: { query: { ...owner.query, konu: 'TAHSILAT' } },
    });
    expect(data.items).toMatchObject([{ islem: 'updateCollectionSettings', kullanici: { id: owner.user.id } }]);
  });
});
