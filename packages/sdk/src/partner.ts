import type { components } from '@kalem/openapi';
import { createClient } from './createClient';

type Schemas = components['schemas'];

/** Connection of a bank's server to Kalem. */
export type PartnerClientOptions = {
  /** The API's address, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** The key from the operator of Kalem. Keep it with the server's secrets, never in a page. */
  partnerKey: string;
  /** Sends a request; the platform's own by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Timeout of a call in milliseconds; 30 000 by default, because a page waits for it. */
  timeout?: number;
  /** Retries after a temporary failure, 2 by default. Opening a session is safe to repeat. */
  retries?: number;
};

/** Options of one call of a partner client. */
export type PartnerCallOptions = {
  /** Aborts the call when its result is no longer needed. */
  signal?: AbortSignal;
};

/**
 * The user, company, widgets and permissions of a session. `kimlik` is your own id of the user and of the company. Both
 * are created when you first name them, and are visible only to you. Each session stores the fields that you send about
 * them and keeps the others, so send the current title, address and mail address of your records.
 */
export type PartnerSessionRequest = Schemas['PartnerSessionWrite'];

/** A session for a page: its token, its end, and the `companyId` and `userKey` (userId) for the provider. */
export type PartnerSession = Schemas['PartnerSession'];

/** The calls of a bank's server. Every failure is an `ApiError`. */
export type PartnerClient = {
  /**
   * Opens a session of 15 minutes for one user in one company. It cannot be renewed: when the page asks again, check
   * that its user is still signed in on your side, and open another session.
   */
  createSession(request: PartnerSessionRequest, options?: PartnerCallOptions): Promise<PartnerSession>;
  /** Ends one session at once. Throws an `ApiError` with status 404 for a session that has ended or is not yours. */
  revokeSession(id: string, options?: PartnerCallOptions): Promise<void>;
  /** Ends all sessions of one user, for example when they sign out of your site. Returns their number. */
  revokeSessionsOf(kullanici: string, options?: PartnerCallOptions): Promise<number>;
  /** Ends all your sessions. Returns their number. */
  revokeAllSessions(options?: PartnerCallOptions): Promise<number>;
};

const TIMEOUT_MS = 30_000;

/**
 * The client for a bank's server. It opens and ends the sessions of the bank's pages.
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
