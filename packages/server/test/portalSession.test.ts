import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { portalSessions } from '../src/schema';
import { createPortalAccounts } from '../src/portal/accounts';
import { linkNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const USER_CODE = '33333306';

const server = await testServer();
const owner = await linkNewcomer(server, USER_CODE);
afterEach(async () => {
  server.onPortalCall = () => Promise.resolve();
  server.simulator.setSwitches({ faults: [], staleToken: 'type4', latencyMs: 0 });
  await owner.client.GET('/company/logout', { params: { query: owner.query } });
});

const lookup = () => owner.client.GET('/info', { params: { query: { vknTckn: '1938472657', ...owner.query } } });
const isFree = async () => {
  const login = await server.ports.portal.logIn({ userCode: USER_CODE, password: '1' });
  if (login.ok) await server.ports.portal.logOut(login.value);
  return login.ok;
};
const session = async () =>
  (await server.db.queries.select().from(portalSessions).where(eq(portalSessions.companyId, owner.companyId)))[0];

describe('one session per company', () => {
  it('GIB-12: the token is kept from command to command, encrypted', async () => {
    await lookup();
    const first = await session();
    await lookup();
    expect((await session())?.sealedToken).toBe(first?.sealedToken);
    expect(first?.sealedToken).not.toMatch(/[0-9a-f]{128}/);
    expect(first).toMatchObject({ holder: null, logoutAt: new Date('2026-09-03T09:00:30.000Z') });
  });

  it('GIB-12: it ends 30 seconds after the last command', async () => {
    await lookup();
    server.clock.advance(29);
    await server.runJobs();
    expect(await isFree()).toBe(false);
    server.clock.advance(60);
    await server.runJobs();
    expect(await isFree()).toBe(true);
    expect((await session())?.sealedToken).toBeNull();
  });

  it('GIB-12: after a crash the next start goes on with the session that was open', async () => {
    await lookup();
    const before = (await session())?.sealedToken;
    // A server that died: what is in memory is gone, the row stays.
    const survivor = createPortalAccounts({ ...server.ports });
    expect(await survivor.use(owner.companyId, (portal) => portal.lookup('1938472657'))).toMatchObject({ ok: true });
    expect((await session())?.sealedToken).toBe(before);
    await survivor.close();
    expect(await isFree()).toBe(true);
  });

  it('GIB-12: a session that a crash left open is ended when its time has come', async () => {
    await lookup();
    server.clock.advance(31);
    const survivor = createPortalAccounts({ ...server.ports });
    await survivor.closeIdle();
    expect(await isFree()).toBe(true);
    await survivor.close();
  });

  it('GIB-12: a server starts while the portal hangs at the end of sessions that a crash left open, and ends them later', async () => {
    await lookup();
    server.clock.advance(31);
    let release: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => (release = resolve));
    server.onPortalCall = (command) => (command === 'logout' ? hangs : Promise.resolve());
    const { app: survivor } = server.secondApp();
    await survivor.start();
    release();
    await expect.poll(isFree).toBe(true);
    await survivor.close();
  });

  it('GIB-12: a graceful stop ends it at once', async () => {
    await lookup();
    await server.restart();
    expect(await isFree()).toBe(true);
  });

  it('GIB-12: several servers take turns with one account', async () => {
    const servers = Array.from({ length: 3 }, () => createPortalAccounts({ ...server.ports }));
    let working = 0;
    let most = 0;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        servers[index % 3]?.use(owner.companyId, async (portal) => {
          most = Math.max(most, (working += 1));
          const answer = await portal.lookup('1938472657');
          working -= 1;
          return answer;
        }),
      ),
    );
    expect(answers.every((answer) => answer?.ok)).toBe(true);
    expect(most).toBe(1);
    await Promise.all(servers.map((each) => each.close()));
  });

  it('GIB-12: fifty people of a company at once queue on one session, and all of them are answered', async () => {
    let logins = 0;
    let working = 0;
    let most = 0;
    server.onPortalCall = async (command) => {
      if (command === 'login') logins += 1;
      most = Math.max(most, (working += 1));
      await Promise.resolve();
      working -= 1;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookup()));
    expect(answers.every(({ data }) => data.unvan.includes('Büyükçamlıca'))).toBe(true);
    expect([logins, most]).toEqual([1, 1]);
  });

  it('GIB-12: the turn of a server that died is taken over; it cannot send anything any more', async () => {
    const dead = createPortalAccounts({ ...server.ports });
    const alive = createPortalAccounts({ ...server.ports });
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let started: () => void = () => undefined;
    const hasTurn = new Promise<void>((resolve) => (started = resolve));
    const stale = dead.use(owner.companyId, async (portal) => {
      started();
      await asleep;
      return portal.lookup('1938472657');
    });
    await hasTurn;
    await server.db.queries
      .update(portalSessions)
      .set({ leaseUntil: new Date('2020-01-01T00:00:00Z') })
      .where(eq(portalSessions.companyId, owner.companyId));
    expect(await alive.use(owner.companyId, (portal) => portal.lookup('1938472657'))).toMatchObject({ ok: true });
    wake();
    expect(await stale).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await alive.close();
    await dead.close();
  });

  it.each(['type4', 'noAuthority', 'sessionPage', 'serverErrorPage'] as const)(
    'GIB-12: a session that expired (%s) is renewed once, unseen',
    async (staleToken) => {
      await lookup();
      const before = (await session())?.sealedToken;
      server.simulator.setSwitches({ staleToken });
      server.clock.advance(16 * 60);
      expect((await lookup()).data.unvan).toContain('Büyükçamlıca');
      expect((await session())?.sealedToken).not.toBe(before);
    },
  );
});
