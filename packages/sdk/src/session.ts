import type { components } from '@kalem/openapi';
import { ApiError, sessionOver } from './ApiError';
import { singleFlight } from './auth';
import type { Calls } from './calls';
import type { AccessTokens } from './send';
import type { SessionStorage, StoredSession } from './sessionStorage';

type User = components['schemas']['User'];

/** The built-in session: sign-in, sign-out and the signed-in user. */
export type Session = {
  /** Resolves when the storage has been read. Until then `isSignedIn()` is false; calls wait by themselves. */
  ready: Promise<void>;
  /** Whether an access token is stored, expired or not (SES-06). */
  isSignedIn(): boolean;
  /** The signed-in user, the same object until it changes. */
  user(): User | undefined;
  /** Signs in and returns GET /account. A wrong email or password is an `ApiError` with status 400. */
  signIn(credentials: { email: string; password: string }): Promise<User>;
  /**
   * Ends the session on the server (with `everywhere`, all sessions of the user) and the company's portal session, then
   * deletes the tokens. The tokens are deleted even if a step fails.
   */
  signOut(options?: { companyId?: string | undefined; everywhere?: boolean }): Promise<void>;
  /**
   * Reads the signed-in user again, for example after a change of name or address. Does nothing when no user is signed
   * in. When the read fails, it rejects with an `ApiError` and keeps the known user.
   */
  renewUser(): Promise<void>;
  /** Calls `listener` when the session changes, also in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

type Options = {
  /** Calls without a token and without refresh. */
  calls: Pick<Calls, 'GET' | 'POST'>;
  storage: SessionStorage;
  clock: () => number;
  lockName: string;
  onExpired: (() => void) | undefined;
};

/**
 * Limits the wait for a slow portal, because the session must not stay open until it answers. The server completes the
 * logout.
 */
const portalLogoutTimeout = 3_000;

/** Maximum time that a sign-out waits for the server. */
const revokeTimeout = 10_000;

/** The session over POST /user/token. Tokens are in the storage; one refresh serves all calls and all tabs. */
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
    // The user may have refreshed or signed out while the call ran. Then the stored session is newer.
    if (held?.accessToken === accessToken) await keep({ ...held, user });
  }

  /** SES-13: an error here must not prevent the sign-out. */
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

  /** Runs inside the lock: while this tab waited, another may have refreshed or signed out. */
  async function refresh(refused: string | undefined): Promise<string | undefined> {
    const before = held;
    const stored = await storage.get();
    if (!stored?.refreshToken) return expire();
    if (stored.accessToken !== refused) {
      hold(stored);
      // A call of one user is never repeated with the token of another.
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
      // When the user signed out during the refresh, the new tokens are dropped.
      if ((await storage.get())?.refreshToken !== old.refreshToken) return undefined;
      await keep({ ...old, ...toStored(data, clock()) });
      return data.access_token;
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return expire();
      // SES-15: the refresh may succeed later, so the session stays and the call fails with its 401.
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

/** Runs in one tab at a time, where the platform has Web Locks. */
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
    return work(); // In a frame with an opaque origin `navigator.locks` exists, but the browser rejects every request.
  }
}
