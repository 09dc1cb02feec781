import { noAccessToken, sessionOver } from './ApiError';
import type { Calls } from './calls';
import type { AccessTokens } from './send';

/** The host has its own sign-in. */
export type HostAuth = {
  /**
   * Returns the access token to send, or null when no user is signed in. Called once for the first call (`reason:
   * 'first'`) and once after each 401 (`'refused'`), even if many calls wait for the token. `signal` aborts when a
   * token would be too late.
   */
  getAccessToken(request: { reason: 'first' | 'refused'; signal: AbortSignal }): Promise<string | null>;
};

/** A company's API key (KEY-01) from the response of POST /company/api. For servers; never use it in a browser. */
export type ApiKeyAuth = { apiKey: string; apiSecret: string };

type HostOptions = { auth: HostAuth; timeout: number; onExpired: (() => void) | undefined };

/** Gets tokens from the host, once for all waiting calls. */
export function createHostTokens({ auth, timeout, onExpired }: HostOptions): AccessTokens {
  let token: string | undefined;
  /** The host was notified that no user is signed in. It is not notified again before it has a token. */
  let isOver = false;

  /** SES-15: an error in the host's function becomes the cause of the failed call. */
  async function ask(reason: 'first' | 'refused') {
    try {
      token = (await auth.getAccessToken({ reason, signal: AbortSignal.timeout(timeout) })) ?? undefined;
    } catch (cause) {
      throw noAccessToken(cause);
    }
    if (token !== undefined) isOver = false;
    return token;
  }

  const askFirst = singleFlight(() => ask('first'));
  const askAgain = singleFlight(async (refused: string | undefined) => {
    if (token !== undefined && token !== refused) return token;
    const renewed = await ask('refused');
    if (renewed !== undefined) return renewed === refused ? undefined : renewed;
    if (!isOver) onExpired?.();
    isOver = true;
    throw sessionOver();
  });

  return { current: async () => token ?? askFirst(undefined), renew: askAgain };
}

/** Gets tokens by client_credentials. There is no refresh token: after a 401 it requests a new one. */
export function createApiKeyAuth(calls: Pick<Calls, 'POST'>, { apiKey, apiSecret }: ApiKeyAuth): HostAuth {
  return {
    async getAccessToken({ signal }) {
      const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret } as const;
      return (await calls.POST('/user/token', { body, signal, hideLoading: true })).data.access_token;
    },
  };
}

/** Concurrent callers share the result of the running `work` (SES-10). */
export function singleFlight<Argument, Result>(work: (argument: Argument) => Promise<Result>) {
  let running: Promise<Result> | undefined;
  return (argument: Argument): Promise<Result> => {
    running ??= work(argument).finally(() => (running = undefined));
    return running;
  };
}
