import type { components } from '@kalem/openapi';
import { ApiError, sessionOver } from './ApiError';
import { singleFlight } from './auth';
import type { Calls } from './calls';
import type { AccessTokens } from './send';
import type { SessionStorage, StoredSession } from './sessionStorage';

type User = components['schemas']['User'];

/** The built-in session: who is signed in, and how that begins and ends. */
export type Session = {
  /** Resolves when the storage has been read; until then `isSignedIn()` is false. Calls wait by themselves. */
  ready: Promise<void>;
  /** Whether an access token is stored; its expiry is not looked at (SES-06). */
  isSignedIn(): boolean;
  /** The signed-in user, the same object until it changes. */
  user(): User | undefined;
  /** Signs in and answers GET /account; a wrong email or password is an `ApiError` with status 400. */
  signIn(credentials: { email: string; password: string }): Promise<User>;
  /**
   * Ends the session on the server (with `everywhere`, all sessions of the user) and the company's portal session, then
   * forgets the tokens. Whatever fails on the way, nobody stays signed in here.
   */
  signOut(options?: { companyId?: string | undefined; everywhere?: boolean }): Promise<void>;
  /**
   * Reads the signed-in user again, for example after a change of name or address; does nothing while nobody is signed
   * in. When the user cannot be read it rejects with an `ApiError`, and the known one stays.
   */
  renewUser(): Promise<void>;
  /** Calls `listener` whenever the session changes, in another tab too; answers the function that stops it. */
  subscribe(listener: () => void): () => void;
};

type Options = {
  /** Calls that carry no token of their own and refresh nothing. */
  calls: Pick<Calls, 'GET' | 'POST'>;
  storage: SessionStorage;
  clock: () => number;
  lockName: string;
  onExpired: (() => void) | undefined;
};

/** The portal may be slow to answer, and the session must not live until it has: the server goes on without us. */
const portalLogoutTimeout = 3_000;

/** Signing out waits for the server no longer than this. */
const revokeTimeout = 10_000;

/** The session over POST /user/token: tokens in the storage, refreshed once for all calls and all tabs. */
export function createSession({ calls, storage, clock, lockName, onExpired }: Options): {
  session: Session;
  tokens: AccessTokens;
} {
  const listeners = new Set<() => void>();
  let held: StoredSession | undefined;

  function hold(next: StoredSession | undefined) {
    held = next;
    for (const listener of listeners) listener();
  }

  const reload = async () => hold(await storage.get());
  const ready = reload();
  storage.subscribe?.(() => void reload());

  async function keep(next: StoredSession) {
    await storage.set(next);
    hold(next);
  }

  async function forget() {
    await storage.clear();
    hold(undefined);
  }

  async function signIn({ email, password }: { email: string; password: string }) {
    await ready;
    const { data } = await calls.POST('/user/token', { body: { grant_type: 'password', email, password } });
    const lifetimes = toStored(data, clock());
    const { data: user } = await calls.GET('/account', { headers: bearer(data.access_token) });
    await keep({ user, ...lifetimes });
    return user;
  }

  async function signOut({
    companyId,
    everywhere = false,
  }: { companyId?: string | undefined; everywhere?: boolean } = {}) {
    await ready;
    if (held) {
      const { accessToken, refreshToken } = held;
      if (companyId) await leavePortal(companyId, accessToken);
      await revoke(refreshToken, everywhere);
    }
    await forget();
  }

  async function revoke(refreshToken: string, all: boolean) {
    await calls
      .POST('/user/token/revoke', { body: { refresh_token: refreshToken, all }, timeout: revokeTimeout, retries: 0 })
      .catch(() => undefined);
  }

  async function renewUser() {
    await ready;
    if (!held) return;
    const { accessToken } = held;
    const { data: user } = await calls.GET('/account', { headers: bearer(accessToken) });
    // Refreshed or signed out in the meantime: the stored session is newer.
    if (held?.accessToken === accessToken) await keep({ ...held, user });
  }

  /** SES-13: whatever goes wrong here must not keep anybody signed in. */
  async function leavePortal(companyId: string, accessToken: string) {
    await calls
      .GET('/company/logout', {
        params: { query: { companyId } },
        headers: bearer(accessToken),
        timeout: portalLogoutTimeout,
        retries: 0,
      })
      .catch(() => undefined);
  }

  /** Runs inside the lock: another tab may have refreshed or left while this one waited. */
  async function refresh(refused: string | undefined): Promise<string | undefined> {
    const before = held;
    const stored = await storage.get();
    if (!stored?.refreshToken) return expire();
    if (stored.accessToken !== refused) {
      hold(stored);
      // A call made by one user is never repeated as another.
      return stored.user.id === before?.user.id ? stored.accessToken : undefined;
    }
    return replaceTokens(stored);
  }

  async function replaceTokens(old: StoredSession): Promise<string | undefined> {
    try {
      const { data } = await calls.POST('/user/token', {
        body: { grant_type: 'refresh_token', refresh_token: old.refreshToken },
        hideLoading: true,
      });
      // A user who signed out in the meantime stays signed out.
      if ((await storage.get())?.refreshToken !== old.refreshToken) return undefined;
      await keep({ ...old, ...toStored(data, clock()) });
      return data.access_token;
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return expire();
      // SES-15: it may work later, so the session stays and the call fails with its 401.
      return undefined;
    }
  }

  async function expire(): Promise<never> {
    await forget();
    onExpired?.();
    throw sessionOver();
  }

  return {
    session: {
      ready,
      isSignedIn: () => held !== undefined,
      user: () => held?.user,
      signIn,
      signOut,
      renewUser,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    tokens: {
      current: async () => {
        await ready;
        return held?.accessToken;
      },
      renew: singleFlight((refused: string | undefined) => locked(lockName, () => refresh(refused))),
    },
  };
}

function toStored(answer: components['schemas']['TokenAnswer'], now: number) {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accessTokenExpiresAt: now + answer.expires_in * 1000,
    refreshTokenExpiresAt: now + answer.refresh_expires_in * 1000,
  };
}

function bearer(accessToken: string) {
  return { Authorization: `Bearer ${accessToken}` };
}

/** One tab at a time, where the platform has Web Locks. */
async function locked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let isLocked = false;
  try {
    return await locks.request(name, () => {
      isLocked = true;
      return work();
    });
  } catch (error) {
    if (isLocked) throw error;
    return work(); // A frame with an opaque origin has locks, and the browser refuses them.
  }
}
