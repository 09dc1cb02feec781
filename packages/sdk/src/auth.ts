import { noAccessToken, sessionOver } from './ApiError';
import type { Calls } from './calls';
import type { AccessTokens } from './send';

/** The host's own sign-in. */
export type HostAuth = {
  /**
   * Answers the access token to send, null when nobody is signed in. Asked once at the first call (`reason: 'first'`)
   * and once after each 401 (`'refused'`), however many calls wait for it; `signal` aborts when the answer would come
   * too late.
   */
  getAccessToken(request: { reason: 'first' | 'refused'; signal: AbortSignal }): Promise<string | null>;
};

/** A company's API key (KEY-01), as POST /company/api answered it. For servers; never in a browser. */
export type ApiKeyAuth = { apiKey: string; apiSecret: string };

type HostOptions = { auth: HostAuth; timeout: number; onExpired: (() => void) | undefined };

/** Tokens from the host, asked for once for all calls that wait. */
export function createHostTokens({ auth, timeout, onExpired }: HostOptions): AccessTokens {
  let token: string | undefined;
  /** The host was notified that no user is signed in. It is not notified again before it has a token. */
  let isOver = false;

  /** SES-15: a host that cannot tell now has its reason, and the call fails with it. */
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

/** Tokens by client_credentials. There is no refresh token: a new one replaces a token that was refused. */
export function createApiKeyAuth(calls: Pick<Calls, 'POST'>, { apiKey, apiSecret }: ApiKeyAuth): HostAuth {
  return {
    async getAccessToken({ signal }) {
      const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret } as const;
      return (await calls.POST('/user/token', { body, signal, hideLoading: true })).data.access_token;
    },
  };
}

/** While `work` runs, every further caller shares its result (SES-10). */
export function singleFlight<Argument, Result>(work: (argument: Argument) => Promise<Result>) {
  let running: Promise<Result> | undefined;
  return (argument: Argument): Promise<Result> => {
    running ??= work(argument).finally(() => (running = undefined));
    return running;
  };
}
