import type { ApiError } from './ApiError';
import { type ApiKeyAuth, createApiKeyAuth, createHostTokens, type HostAuth } from './auth';
import { type Calls, type CallSpan, createCalls, type Language, longestCall } from './calls';
import { type AccessTokens, createSend, noTokens } from './send';
import { createSession, type Session } from './session';
import { createMemorySessionStorage, type SessionStorage } from './sessionStorage';

type CommonOptions = {
  /** The API's address, e.g. `/api` or `https://api.example.com`; nothing is sent anywhere else. */
  baseUrl: string;
  /** Sends a request; the platform's own by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call gives up; 1 500 000 by default (SES-08). */
  timeout?: number;
  /** Retries after a passing failure, 2 by default; only for calls that read or carry an Idempotency-Key. */
  retries?: number;
  /** Hears how many calls are under way, those with `hideLoading` left out. */
  onLoading?: (pending: number) => void;
  /** Hears a 402: the company's trial or licence is over. The call still throws it. */
  onPaymentRequired?: (error: ApiError) => void;
  /** Hears how each call went, for monitoring; it carries no personal data. */
  onSpan?: (span: CallSpan) => void;
  /** Hears that the user is no longer signed in and must sign in again. */
  onSessionExpired?: () => void;
};

/** With `auth` the host signs in, or a server by its API key; without it the client's own session does. */
export type ClientOptions = CommonOptions &
  (
    | { auth: HostAuth | ApiKeyAuth; storage?: never; clock?: never }
    | {
        auth?: never;
        /** Where the session is kept; in memory by default. */
        storage?: SessionStorage;
        /** The time in milliseconds since 1970. */
        clock?: () => number;
      }
  );

/**
 * The typed API: the path is the method's argument, `data` is there because whatever is not a 2xx is thrown as
 * `ApiError` (a cancelled call as `AbortError`). It has the shape of an openapi-fetch client, so openapi-react-query
 * takes it as it is.
 */
export type KalemClient = Calls & {
  /** The built-in session; absent when the host brings its own sign-in (`auth`). */
  session?: Session;
  /**
   * The language of the server's texts in later answers, `tr` until it is set; KalemProvider sets its locale. The words
   * of the portal and of banks stay Turkish (`ApiError.language`).
   */
  setLanguage(language: Language): void;
  /** The full address of a link that the API answered relative to `baseUrl`, as `POST /belge/{ettn}/link` does. */
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
export function createClient(options: ClientOptions & { auth?: never }): KalemClient & { session: Session };
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

/** A callback of the host. What it throws is reported and does not become the outcome of the call. */
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
