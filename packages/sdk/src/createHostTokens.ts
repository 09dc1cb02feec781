import type { AccessTokens } from './AccessTokens';
import { ApiError } from './ApiError';
import { errorTexts } from './errorTexts';
import { sessionOver } from './sessionOver';
import { singleFlight } from './singleFlight';

/** The host's own sign-in. */
export type HostAuth = {
  /**
   * Answers the access token to send, null when nobody is signed in. Asked once at the first call (`reason: 'first'`) and once
   * after each 401 (`'refused'`), however many calls wait for it; `signal` aborts when the answer would come too late.
   */
  getAccessToken(request: { reason: 'first' | 'refused'; signal: AbortSignal }): Promise<string | null>;
};

type Options = { auth: HostAuth; timeout: number | undefined; onExpired: (() => void) | undefined };

/** As long as a call may take (SES-08). */
const longestWait = 1_500_000;

/** Tokens from the host, asked for once for all calls that wait. */
export function createHostTokens({ auth, timeout, onExpired }: Options): AccessTokens {
  let token: string | undefined;

  async function ask(reason: 'first' | 'refused') {
    token = (await auth.getAccessToken({ reason, signal: AbortSignal.timeout(timeout ?? longestWait) })) ?? undefined;
    return token;
  }

  const askFirst = singleFlight(() => ask('first').catch((cause: unknown) => Promise.reject(signInFailed(cause))));
  const askAgain = singleFlight(async (refused: string | undefined) => {
    if (token !== undefined && token !== refused) return token;
    // SES-15: the host could not renew it now, so the call fails with its 401.
    const renewed = await ask('refused').catch(() => refused);
    if (renewed !== undefined) return renewed === refused ? undefined : renewed;
    onExpired?.();
    throw sessionOver();
  });

  return { current: async () => token ?? askFirst(undefined), renew: askAgain };
}

function signInFailed(cause: unknown) {
  if (cause instanceof ApiError) return cause;
  return new ApiError({ status: 401, code: 'NO_ACCESS_TOKEN', message: errorTexts.sessionOver, cause });
}
