import type { ApiError } from './ApiError';
import { type ApiKeyAuth, createApiKeyAuth } from './createApiKeyAuth';
import { authorizedSend } from './authorizedSend';
import { createCalls } from './createCalls';
import { createHostTokens, type HostAuth } from './createHostTokens';
import { createLoadingCounter } from './createLoadingCounter';
import { createMemorySessionStorage } from './createMemorySessionStorage';
import { createSender } from './createSender';
import { createSession } from './createSession';
import type { KalemClient } from './KalemClient';
import type { Session } from './Session';
import type { SessionStorage } from './SessionStorage';

type CommonOptions = {
  /** The API's address, e.g. `/api` or `https://api.example.com`; nothing is sent anywhere else. */
  baseUrl: string;
  /** Sends a request; the platform's own by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call gives up; 1 500 000 by default (SES-08). */
  timeout?: number;
  /** How often a call that failed by the way is tried again, 2 by default; only what reads, or carries an Idempotency-Key. */
  retries?: number;
  /** Hears how many calls are under way, those with `hideLoading` left out. */
  onLoading?: (pending: number) => void;
  /** Hears a 402: the company's trial or licence is over. The call still throws it. */
  onPaymentRequired?: (error: ApiError) => void;
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
 * The typed client of the Kalem API.
 * @example
 * const client = createClient({ baseUrl: '/api' });
 * await client.session.signIn({ email, password });
 * const { data } = await client.GET('/company');
 */
export function createClient(options: ClientOptions & { auth: HostAuth | ApiKeyAuth }): KalemClient;
export function createClient(options: ClientOptions & { auth?: never }): KalemClient & { session: Session };
export function createClient(options: ClientOptions): KalemClient {
  const { baseUrl, timeout, retries = 2, onPaymentRequired, onSessionExpired: onExpired } = options;
  const send = createSender(options.fetch);
  const common = { baseUrl, timeout, retries, onPaymentRequired, loading: createLoadingCounter(options.onLoading) };
  const plain = createCalls({ ...common, send: (outgoing) => send(outgoing.request(undefined), outgoing) });
  if (options.auth) {
    const auth = 'apiKey' in options.auth ? createApiKeyAuth(plain, options.auth) : options.auth;
    const tokens = createHostTokens({ auth, timeout, onExpired });
    return createCalls({ ...common, send: authorizedSend(send, tokens) });
  }
  const { session, tokens } = createSession({
    calls: plain,
    storage: options.storage ?? createMemorySessionStorage(),
    clock: options.clock ?? Date.now,
    lockName: `kalem.session ${baseUrl}`,
    onExpired,
  });
  return { ...createCalls({ ...common, send: authorizedSend(send, tokens) }), session };
}
