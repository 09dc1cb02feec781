import type { ApiError } from './ApiError';
import { type ApiKeyAuth, createApiKeyAuth, createHostTokens, type HostAuth } from './auth';
import { type Calls, type CallSpan, createCalls, type Language, longestCall } from './calls';
import { type AccessTokens, createSend, noTokens } from './send';
import { createSession, type Session } from './session';
import { createMemorySessionStorage, type SessionStorage } from './sessionStorage';

type CommonOptions = {
  /** The API's address, e.g. `/api` or `https://api.example.com`. The client sends nothing to other addresses. */
  baseUrl: string;
  /** Sends a request; the platform's own by default. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Timeout of a call in milliseconds; 1 500 000 by default (SES-08). */
  timeout?: number | undefined;
  /** Retries after a temporary failure, 2 by default; only for calls that read or have an Idempotency-Key. */
  retries?: number | undefined;
  /** Called with the number of running calls, without those with `hideLoading`. */
  onLoading?: ((pending: number) => void) | undefined;
  /** Called after a 402: the company's trial or licence has ended. The call still throws it. */
  onPaymentRequired?: ((error: ApiError) => void) | undefined;
  /** Called after each call, for monitoring; the span contains no personal data. */
  onSpan?: ((span: CallSpan) => void) | undefined;
  /** Called when the user is no longer signed in and must sign in again. */
  onSessionExpired?: (() => void) | undefined;
};

/** With `auth` the host signs its users in, or a server uses its API key. Without it the client has its own session. */
export type ClientOptions = CommonOptions &
  (
    | { auth: HostAuth | ApiKeyAuth; storage?: undefined; clock?: undefined }
    | {
        auth?: undefined;
        /** Storage of the session; in memory by default. */
        storage?: SessionStorage | undefined;
        /** Returns the time in milliseconds since 1970. */
        clock?: (() => number) | undefined;
      }
  );

/**
 * The typed API, with the path as the argument. `data` is always present, because any response other than 2xx is thrown
 * as an `ApiError` (a cancelled call as an `AbortError`). It has the shape of an openapi-fetch client, so
 * openapi-react-query accepts it.
 */
export type KalemClient = Calls & {
  /** The built-in session; absent when the host has its own sign-in (`auth`). */
  session?: Session;
  /**
   * Sets the language of the server's texts in later responses, `tr` by default. KalemProvider sets its locale. Texts
   * of the portal and of banks stay Turkish (`ApiError.language`).
   */
  setLanguage(language: Language): void;
  /** Resolves a link of the API that is relative to `baseUrl`, such as the one of `POST /belge/{ettn}/link`. */
  addressOf(link: string): string;
};

/**
 * The typed client of the Kalem API.
 * @example
 * const client = createClient({ baseUrl: '/api' });
 * await client.session.signIn({ email, password });
 * const { data } = await client.GET('/company');
 */
export function createClient(options: ClientOptions & { auth: HostAuth | ApiKeyAuth }): KalemClient;
export function createClient(options: ClientOptions & { auth?: undefined }): KalemClient & { session: Session };
export function createClient(options: ClientOptions): KalemClient {
  const { baseUrl, fetch, timeout, retries = 2 } = options;
  const onPaymentRequired = guarded(options.onPaymentRequired);
  const onSpan = guarded(options.onSpan);
  const onExpired = guarded(options.onSessionExpired);
  const onLoading = guarded(options.onLoading);
  let pending = 0;
  let language: Language = 'tr';
  const onCount = (change: 1 | -1) => onLoading((pending += change));
  const callsWith = (tokens: AccessTokens) =>
    createCalls({
      ...{ baseUrl, send: createSend(fetch, tokens), timeout, retries, onCount, onPaymentRequired, onSpan },
      language: () => language,
    });
  const setLanguage = (wanted: Language) => void (language = wanted);
  const addressOf = (link: string) => new URL(link, absolute(`${baseUrl.replace(/\/+$/, '')}/`)).href;

  const plain = callsWith(noTokens);
  if (options.auth) {
    const auth = 'apiKey' in options.auth ? createApiKeyAuth(plain, options.auth) : options.auth;
    return {
      ...callsWith(createHostTokens({ auth, timeout: timeout ?? longestCall, onExpired })),
      setLanguage,
      addressOf,
    };
  }
  const { session, tokens } = createSession({
    calls: plain,
    storage: options.storage ?? createMemorySessionStorage(),
    clock: options.clock ?? Date.now,
    lockName: `kalem.session ${baseUrl}`,
    onExpired,
  });
  return { ...callsWith(tokens), session, setLanguage, addressOf };
}

/** Wraps a callback of the host. An error in it is reported, and does not change the outcome of the call. */
function guarded<Input extends readonly unknown[]>(callback: ((...input: Input) => void) | undefined) {
  return (...input: Input): void => {
    try {
      callback?.(...input);
    } catch (error) {
      // Node has no `reportError`.
      if ('reportError' in globalThis) reportError(error);
      else console.error(error);
    }
  };
}

/** A `baseUrl` may be a path of the page. */
function absolute(baseUrl: string): URL {
  return /^https?:/i.test(baseUrl) ? new URL(baseUrl) : new URL(baseUrl, location.href);
}
