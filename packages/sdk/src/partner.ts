import type { components } from '@kalem/openapi';
import { createClient } from './createClient';

type Schemas = components['schemas'];

/** How a bank's server reaches Kalem. */
export type PartnerClientOptions = {
  /** The API's address, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** The key that the operator of Kalem gave. It belongs in the server's secrets, never in a page. */
  partnerKey: string;
  /** Sends a request; the platform's own by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call gives up; 30 000 by default, for a page waits for it. */
  timeout?: number;
  /** Tries after a passing failure, 2 by default. Opening a session is safe to repeat. */
  retries?: number;
};

/** For one call of a partner client. */
export type PartnerCallOptions = {
  /** Aborts the call when its result is no longer needed. */
  signal?: AbortSignal;
};

/**
 * Whose session, in which company, for which widgets and permissions. `kimlik` is your own id of the user and of the
 * company: both are created when you first name them, and nobody but you ever sees them. What you send about them is
 * stored each time, what you leave out stays: send the title, the address and the mail address as your records have
 * them now.
 */
export type PartnerSessionRequest = Schemas['PartnerSessionWrite'];

/** A session for a page: its token, when it ends, and the `companyId` and `userKey` (userId) of the provider. */
export type PartnerSession = Schemas['PartnerSession'];

/** What a bank's server does at Kalem. Whatever fails is an `ApiError`. */
export type PartnerClient = {
  /**
   * Opens a session of 15 minutes for one user in one company. Nothing renews it: when the page asks again, check that
   * its user is still signed in on your side, and open another one.
   */
  createSession(request: PartnerSessionRequest, options?: PartnerCallOptions): Promise<PartnerSession>;
  /** Ends one session at once. One that is over, or was never yours, is an `ApiError` with status 404. */
  revokeSession(id: string, options?: PartnerCallOptions): Promise<void>;
  /** Ends all sessions of one user, for example when they sign out of your site; answers how many there were. */
  revokeSessionsOf(kullanici: string, options?: PartnerCallOptions): Promise<number>;
  /** Ends all your sessions; answers how many there were. */
  revokeAllSessions(options?: PartnerCallOptions): Promise<number>;
};

const TIMEOUT_MS = 30_000;

/**
 * Kalem for the server of a bank: it opens the sessions that the bank's pages hold.
 *
 * @example
 * const kalem = createPartnerClient({ baseUrl: 'https://api.example.com', partnerKey });
 * const { token, companyId, userId } = await kalem.createSession({
 *   kullanici: { kimlik: customer.id, ad: customer.name },
 *   sirket: { kimlik: firm.id, vknTckn: firm.taxNumber, unvan: firm.title },
 *   widgetler: ['invoice-list', 'invoice-form', 'signing-dialog'],
 *   yetkiler: ['faturaWrite', 'cariRead'],
 * });
 */
export function createPartnerClient({
  partnerKey,
  timeout = TIMEOUT_MS,
  ...options
}: PartnerClientOptions): PartnerClient {
  const client = createClient({ ...options, timeout, auth: { getAccessToken: async () => partnerKey } });
  const revoke = async (body: Schemas['PartnerRevocation'], { signal }: PartnerCallOptions = {}) => {
    const { data } = await client.POST('/partner/session/revoke', { body, ...(signal && { signal }) });
    return data.sayi;
  };
  return {
    async createSession(request, { signal } = {}) {
      return (await client.POST('/partner/session', { body: request, ...(signal && { signal }) })).data;
    },
    async revokeSession(id, { signal } = {}) {
      await client.DELETE('/partner/session/{id}', { params: { path: { id } }, ...(signal && { signal }) });
    },
    revokeSessionsOf: (kullanici, options) => revoke({ kullanici }, options),
    revokeAllSessions: (options) => revoke({ tumu: true }, options),
  };
}
