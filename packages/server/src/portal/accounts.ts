import { DAY_MS } from '@kalem/domain';
import { readCompany, serverQueries, writeCompany } from '../db/wall';
import type { Clock } from '../ports/Clock';
import type { Database } from '../ports/Database';
import { describeError, type Log } from '../ports/Log';
import type { Portal, PortalAccounts, PortalAnswer, PortalTokens } from '../ports/Portal';
import type { Secrets } from '../ports/Secrets';
import { findPortalAccount, openCredentials, refusePortalAccount } from './credentials';
import {
  extendLease,
  idleLeases,
  isSigningUnderWay,
  keepLeaseToken,
  logoutDueAt,
  releaseLease,
  takeLease,
} from './lease';

interface Parts {
  readonly db: Database;
  readonly portal: Portal;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long an idle session stays open for the next turn. */
const IDLE_MS = 30_000;
const SIGN_OF_LIFE_MS = 4_000;

/** Longer than another server holds the lease, unless the portal hangs. */
const LONGEST_WAIT_MS = 100_000;

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

/**
 * One lease per company in the database, and in front of it one queue per company in this process (portal-protocol
 * 2.4).
 */
export function createPortalAccounts(parts: Parts): PortalAccounts {
  const { db, portal, clock, log } = parts;
  const leases = serverQueries(db, 'portalLease');
  const queue = createWorkQueue();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Companies whose portal session may be open. */
  const used = new Set<string>();

  const withLease = <T>(
    companyId: string,
    busy: T,
    work: (lease: HeldLease) => Promise<T>,
    patience = LONGEST_WAIT_MS,
  ): Promise<T> =>
    queue.run(companyId, async () => {
      const lease = await waitForLease(parts, companyId, patience);
      if (!lease) return busy;
      used.add(companyId);
      const signs = setInterval(
        () => void extendLease(leases, companyId, lease.holder).catch(() => false),
        SIGN_OF_LIFE_MS,
      );
      try {
        return await work(lease);
      } finally {
        clearInterval(signs);
        const now = clock.now();
        const logoutAt = await releaseLease(leases, companyId, lease.holder, now, new Date(now.getTime() + IDLE_MS));
        if (!logoutAt) used.delete(companyId);
        plan(companyId, logoutAt);
      }
    });

  const plan = (companyId: string, logoutAt: Date | null): void => {
    clearTimeout(timers.get(companyId));
    timers.delete(companyId);
    if (!logoutAt) return;
    const wait = Math.max(0, logoutAt.getTime() - clock.now().getTime());
    timers.set(
      companyId,
      setTimeout(
        () =>
          void endIfIdle(companyId).catch((error: unknown) =>
            log('error', 'portal_logout_failed', describeError(error)),
          ),
        wait,
      ),
    );
  };

  const endIfIdle = (companyId: string): Promise<void> =>
    withLease(companyId, undefined, async (lease) => {
      const logoutAt = await logoutDueAt(leases, companyId);
      const isDue = logoutAt === null || logoutAt <= clock.now();
      if (isDue) await endSession(lease);
    });

  const endSession = async ({ companyId, holder, token }: HeldLease): Promise<void> => {
    if (token === null) return;
    const answer = await portal.logOut(token);
    // If the portal is unreachable, the token is kept and the logout retried later, because the account stays locked
    // until then.
    if (answer.ok) await keepLeaseToken(leases, companyId, holder, null);
    else log('warn', 'portal_logout_unreachable', { companyId });
  };

  const logOut = (companyId: string): Promise<boolean> =>
    withLease(companyId, true, async (lease) => {
      if (await isSigningUnderWay(leases, companyId, clock.now())) return false;
      await endSession(lease);
      return true;
    });

  return {
    use: (companyId, work) =>
      withLease(companyId, unreachable, (lease) => work(portal.session(tokensOf(parts, lease)))),

    async tryOut(credentials, work) {
      let token = await portal.logIn(credentials);
      if (!token.ok) return token;
      const tokens: PortalTokens = {
        current: () => Promise.resolve(token),
        renew: async (stale) => {
          await portal.logOut(stale);
          return (token = await portal.logIn(credentials));
        },
      };
      try {
        return await work(portal.session(tokens));
      } finally {
        if (token.ok) await portal.logOut(token.value);
      }
    },

    logOut,

    async closeIdle() {
      await Promise.all((await idleLeases(leases, clock.now())).map(endIfIdle));
    },

    async close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      // Skips accounts whose lease another server holds, because that server closes them.
      await Promise.all([...used].map((companyId) => withLease(companyId, undefined, endSession, 0)));
      await queue.settled();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** The lease of one company while this server holds it, with the portal token. */
interface HeldLease {
  readonly companyId: string;
  readonly holder: string;
  token: string | null;
}

const LOOK_AGAIN_MS = 200;

async function waitForLease(
  { db, secrets }: Parts,
  companyId: string,
  patience: number,
): Promise<HeldLease | undefined> {
  const holder = crypto.randomUUID();
  const giveUpAt = Date.now() + patience;
  for (;;) {
    const sealed = await takeLease(serverQueries(db, 'portalLease'), companyId, holder);
    if (sealed === null) return { companyId, holder, token: null };
    // A token whose key is lost is useless, so it counts as none.
    if (sealed !== undefined)
      return { companyId, holder, token: await secrets.open(sealed, tokenPlace(companyId)).catch(() => null) };
    if (Date.now() > giveUpAt) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * The sealing place of tokens. It differs from the place of credentials, so that neither can be opened as the other.
 */
const tokenPlace = (companyId: string) => `portal session ${companyId}`;

/**
 * Refused credentials are not sent again until the company is linked again, because the portal would block the account.
 * They are retried once a day, because a wrong password cannot be distinguished from the portal's other login errors
 * (portal-protocol 2.1).
 */
const REFUSED_MS = DAY_MS;

function tokensOf({ db, portal, secrets, clock }: Parts, lease: HeldLease): PortalTokens {
  const { companyId, holder } = lease;
  const leases = serverQueries(db, 'portalLease');

  /** Asked before each command: a process that was paused for long may have lost its lease, and must not send it. */
  const isHeld = () => extendLease(leases, companyId, holder);

  const logIn = async (): Promise<PortalAnswer<string>> => {
    const account = await readCompany(db, companyId, findPortalAccount);
    if (!account) return { ok: false, failure: { kind: 'unlinked' } };
    const { sealed, refusedAt, refusedText } = account;
    const isRefused = refusedAt !== null && clock.now().getTime() - refusedAt.getTime() < REFUSED_MS;
    if (isRefused) return { ok: false, failure: { kind: 'credentials', text: refusedText ?? '' } };
    if (!(await isHeld())) return unreachable;
    const answer = await portal.logIn(await openCredentials(secrets, companyId, sealed));
    if (!answer.ok && answer.failure.kind === 'credentials') {
      const { text } = answer.failure;
      await writeCompany(db, companyId, (tx) => refusePortalAccount(tx, sealed, text, clock.now()));
    }
    lease.token = answer.ok ? answer.value : null;
    await keepLeaseToken(
      leases,
      companyId,
      holder,
      answer.ok ? await secrets.seal(answer.value, tokenPlace(companyId)) : null,
    );
    return answer;
  };

  return {
    async current() {
      if (lease.token === null) return logIn();
      return (await isHeld()) ? { ok: true, value: lease.token } : unreachable;
    },
    async renew(stale) {
      if (!(await isHeld())) return unreachable;
      await portal.logOut(stale);
      return logIn();
    },
  };
}

/** Runs work of the same key one after the other, first in, first out. */
function createWorkQueue(): {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  settled(): Promise<void>;
} {
  const last = new Map<string, Promise<unknown>>();

  return {
    run(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const done = before.then(work, work);
      const settled = done.catch(() => undefined);
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return done;
    },
    async settled() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
