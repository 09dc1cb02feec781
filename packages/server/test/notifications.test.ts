import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, receivedRequests, users } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { createPortalAccounts } from '../src/portal/accounts';
import { notifyEndings } from '../src/notices/endings';
import { tellNewRequests } from '../src/requests/receivedRequests';
import { addMember, type Newcomer, openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const noon = '2026-09-03T12:00:00+03:00';
const DAY = 86_400_000;
const PHONE = '905321234567';

const server = await testServer();
beforeEach(() => server.clock.set(noon));

const ports = () => ({ ...server.ports, accounts: createPortalAccounts(server.ports) });
const messagesOf = async (...addresses: string[]) =>
  (await server.outbox()).filter(({ to }) => addresses.includes(to)).reverse();
const setUser = (person: Newcomer, change: Partial<typeof users.$inferInsert>) =>
  server.db.queries.update(users).set(change).where(eq(users.id, person.user.id));

/** A company whose trial ended long ago, and which paid `daysAgo` days before noon. */
async function paidCompany(daysAgo: number, unvan = 'Işık Gıda A.Ş.') {
  const owner = await signUpNewcomer(server);
  const { id } = await openCompany(owner.client, { unvan });
  const now = new Date(noon).getTime();
  await server.db.queries
    .update(companies)
    .set({ createdAt: new Date(now - 600 * DAY), paidAt: new Date(now - daysAgo * DAY) })
    .where(eq(companies.id, id));
  return { owner, id };
}

describe('the end of a trial or licence', () => {
  it.each([
    [350, 15],
    [358, 7],
    [364, 1],
  ])(
    'NTF-03: announces for a licence paid %i days ago that it ends in %i days, once, however often the job runs',
    async (daysAgo, days) => {
      const { owner } = await paidCompany(daysAgo);
      await notifyEndings(ports());
      server.clock.advance(3600);
      await Promise.all([notifyEndings(ports()), notifyEndings(ports())]);
      expect(await messagesOf(owner.email)).toMatchObject([
        {
          kind: 'mail',
          subject: `Işık Gıda A.Ş.: lisans sürenizin bitmesine ${days} gün kaldı`,
          body: expect.stringContaining('http://kalem.test/dashboard/anasayfa'),
        },
      ]);
    },
  );

  it.each([349, 351, 357, 359, 363, 365, 400])(
    'NTF-03: sends nothing for a licence paid %i days ago',
    async (daysAgo) => {
      const { owner } = await paidCompany(daysAgo);
      await notifyEndings(ports());
      expect(await messagesOf(owner.email)).toEqual([]);
    },
  );

  it('NTF-03: announces the end of a trial 7 days and 1 day before, and of an extended one also 15 days before', async () => {
    const owner = await signUpNewcomer(server);
    const { id } = await openCompany(owner.client, { unvan: 'Çınar Ltd.' });
    await server.db.queries.update(companies).set({ demoDuration: 8 }).where(eq(companies.id, id));
    for (let day = 0; day < 15; day += 1) {
      await notifyEndings(ports());
      server.clock.advance(86_400);
    }
    expect((await messagesOf(owner.email)).map(({ subject }) => subject)).toEqual(
      [15, 7, 1].map((days) => `Çınar Ltd.: deneme sürenizin bitmesine ${days} gün kaldı`),
    );
  });

  it('NTF-03: ignores the end of a trial during a longer licence, and of a licence during a longer trial', async () => {
    const { owner, id } = await paidCompany(358);
    await server.db.queries.update(companies).set({ demoDuration: 650 }).where(eq(companies.id, id));
    await notifyEndings(ports());
    expect(await messagesOf(owner.email)).toEqual([]);
    const young = await signUpNewcomer(server);
    const { id: youngId } = await openCompany(young.client);
    await server.db.queries.update(companies).set({ paidAt: server.clock.now() }).where(eq(companies.id, youngId));
    await notifyEndings(ports());
    expect(await messagesOf(young.email)).toEqual([]);
  });

  it('NTF-01, NTF-03: sends mail and SMS by the owner’s settings, and only to the owner', async () => {
    const both = await paidCompany(358);
    await setUser(both.owner, { phone: PHONE });
    const onlySms = await paidCompany(358);
    await setUser(onlySms.owner, { phone: '905551112233', emailNotificationPermission: false });
    const neither = await paidCompany(358);
    await setUser(neither.owner, {
      phone: '905559998877',
      emailNotificationPermission: false,
      phoneNotificationPermission: false,
    });
    const staff = await addMember(server, both.id, { companyWrite: true });
    await notifyEndings(ports());
    expect((await messagesOf(both.owner.email, PHONE)).map(({ kind }) => kind).sort()).toEqual(['mail', 'sms']);
    expect((await messagesOf(PHONE))[0]?.body).toBe(
      'Işık Gıda A.Ş. için Kalem lisans sürenizin bitmesine 7 gün kaldı. Ödemek için: http://kalem.test/dashboard/anasayfa',
    );
    expect((await messagesOf(onlySms.owner.email, '905551112233')).map(({ kind }) => kind)).toEqual(['sms']);
    expect(await messagesOf(neither.owner.email, '905559998877', staff.email)).toEqual([]);
  });

  it('NTF-03: sends no mail to an address that is not verified, but an SMS to a verified phone', async () => {
    const { owner } = await paidCompany(350);
    await setUser(owner, { emailVerifiedAt: null, phone: PHONE, phoneNotificationPermission: true });
    const before = (await messagesOf(PHONE)).length;
    await notifyEndings(ports());
    expect(await messagesOf(owner.email)).toEqual([]);
    expect(await messagesOf(PHONE)).toHaveLength(before + 1);
  });

  it('NTF-03: sends nothing at night; the notice follows in the morning', async () => {
    const { owner } = await paidCompany(364.5);
    server.clock.set('2026-09-03T03:00:00+03:00');
    await notifyEndings(ports());
    expect(await messagesOf(owner.email)).toEqual([]);
    server.clock.set('2026-09-03T09:00:00+03:00');
    await notifyEndings(ports());
    expect(await messagesOf(owner.email)).toHaveLength(1);
  });

  it('NTF-03: sends nothing for a deleted company; announces the end of the next licence again', async () => {
    const gone = await paidCompany(358);
    await server.db.queries.update(companies).set({ deletedAt: server.clock.now() }).where(eq(companies.id, gone.id));
    const { owner, id } = await paidCompany(364);
    await notifyEndings(ports());
    expect(await messagesOf(gone.owner.email)).toEqual([]);
    await server.db.queries.update(companies).set({ paidAt: server.clock.now() }).where(eq(companies.id, id));
    server.clock.advance(364 * 86_400);
    await notifyEndings(ports());
    expect(await messagesOf(owner.email)).toHaveLength(2);
  });

  it('NTF-03: a failure for one company does not stop the others, and is retried in the next hour', async () => {
    const [one, other] = [await paidCompany(358), await paidCompany(358)];
    const [first, second] = one.id < other.id ? [one, other] : [other, one];
    await server.db.queries.execute(
      sql.raw(`alter table audit_log add constraint broken check (company_id <> '${first.id}') not valid`),
    );
    await notifyEndings(ports());
    expect([(await messagesOf(first.owner.email)).length, (await messagesOf(second.owner.email)).length]).toEqual([
      0, 1,
    ]);
    expect(server.logs.filter(({ event }) => event === 'ending_not_told')).toMatchObject([
      { level: 'error', fields: { companyId: first.id } },
    ]);
    await server.db.queries.execute(sql`alter table audit_log drop constraint broken`);
    server.clock.advance(3600);
    await notifyEndings(ports());
    expect([(await messagesOf(first.owner.email)).length, (await messagesOf(second.owner.email)).length]).toEqual([
      1, 1,
    ]);
  });

  it('NTF-03: runs in the hourly job', async () => {
    const { owner } = await paidCompany(358);
    server.clock.advance(3600);
    await server.runJobs();
    expect(await messagesOf(owner.email)).toHaveLength(1);
  });
});

describe('a new cancel or objection request', () => {
  const request = (
    companyId: string,
    oid: string,
    tip: 'IPTAL' | 'ITIRAZ' = 'IPTAL',
    durum: 'OLUSTU' | 'KABUL' = 'OLUSTU',
  ) => ({
    companyId,
    iptalItirazOid: oid,
    tarih: '2026-09-02',
    belgeNumarasi: `GIB202600000000${oid}`,
    saticiVknTckn: '7351902846',
    saticiUnvanAdSoyad: 'ÖĞÜTÇÜ A.Ş.',
    tip,
    durum,
    updatedAt: server.clock.now(),
  });

  it('NTF-03: notifies the owner and users who may read requests once, in one message', async () => {
    const { owner, id } = await paidCompany(10);
    await setUser(owner, { phone: '905320000001' });
    const reader = await addMember(server, id, { iptalItirazRead: true });
    const other = await addMember(server, id, { faturaRead: true });
    await server.db.queries
      .insert(receivedRequests)
      .values([request(id, '1'), request(id, '2', 'ITIRAZ'), request(id, '3', 'IPTAL', 'KABUL')]);
    await Promise.all([1, 2].map(() => withCompany(server.db, id, (tx) => tellNewRequests(ports(), tx))));
    const [mail, ...rest] = await messagesOf(owner.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('Işık Gıda A.Ş.: 2 yeni iptal / itiraz talebi');
    expect(mail?.body).toContain('- 02/09/2026, GIB2026000000002 numaralı fatura: itiraz talebi (ÖĞÜTÇÜ A.Ş.)');
    expect(mail?.body).toContain('http://kalem.test/dashboard/anasayfa');
    expect(await messagesOf('905320000001')).toHaveLength(1);
    expect(await messagesOf(reader.email)).toHaveLength(1);
    expect(await messagesOf(other.email)).toEqual([]);
  });

  it('NTF-03: sends no notice when the transaction of the request fails', async () => {
    const { owner, id } = await paidCompany(10);
    await server.db.queries.insert(receivedRequests).values(request(id, '4'));
    await expect(
      withCompany(server.db, id, async (tx) => {
        await tellNewRequests(ports(), tx);
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    expect(await messagesOf(owner.email)).toEqual([]);
    await withCompany(server.db, id, (tx) => tellNewRequests(ports(), tx));
    expect((await messagesOf(owner.email))[0]?.subject).toBe('Işık Gıda A.Ş.: yeni bir iptal / itiraz talebi');
  });
});
