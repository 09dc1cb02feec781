import { type CallSpan, createClient, type KalemClient } from '@kalem/sdk';
import type { KalemElement } from './KalemElement';

/** The client of an element: the host's own, or one created from its `base-url`. */
export class ElementClient {
  readonly #owner: KalemElement;
  #made: { readonly key: string; readonly client: KalemClient } | undefined;

  constructor(owner: KalemElement) {
    this.#owner = owner;
  }

  /** Returns the current client. A new user gets a new client, because the old one caches the old user's token. */
  current(): KalemClient | undefined {
    const { client, baseUrl, tokenUrl, userKey, getAccessToken } = this.#owner;
    if (client) return client;
    if (baseUrl === undefined) return undefined;
    const key = JSON.stringify([
      baseUrl,
      tokenUrl,
      userKey,
      getAccessToken !== undefined,
      this.#owner.fetch !== undefined,
    ]);
    if (this.#made?.key !== key) this.#made = { key, client: this.#create(baseUrl) };
    return this.#made.client;
  }

  #create(baseUrl: string): KalemClient {
    const owner = this.#owner;
    const tell = (name: string, detail?: object) =>
      owner.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    const options = {
      baseUrl,
      ...(owner.fetch ? { fetch: async (request: Request) => (owner.fetch ?? fetch)(request) } : {}),
      onSpan: (span: CallSpan) => void tell('kalem-span', span),
      onSessionExpired: () => void tell('kalem-session-expired'),
      onPaymentRequired: () => void tell('kalem-payment-required'),
    };
    const { tokenUrl } = owner;
    if (owner.getAccessToken === undefined && tokenUrl === undefined) return createClient(options);
    return createClient({
      ...options,
      auth: {
        // Reads the latest function on each call: a page may replace it at any time.
        getAccessToken: async (request) =>
          owner.getAccessToken ? owner.getAccessToken(request) : readToken(tokenUrl ?? '', request.signal),
      },
    });
  }
}

/** Reads the token from the page's server: plain text, or the answer of POST /user/token. 401 and 204 mean no user. */
async function readToken(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal, cache: 'no-store', headers: { Accept: 'application/json, text/plain' } });
  if (response.status === 401 || response.status === 204) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status} instead of a token.`);
  const text = await response.text();
  if (!response.headers.get('Content-Type')?.includes('json')) return text.trim() || null;
  const answer: unknown = JSON.parse(text);
  const isAnswer = typeof answer === 'object' && answer !== null && 'access_token' in answer;
  if (!isAnswer || typeof answer.access_token !== 'string')
    throw new Error(`${url} answered JSON without access_token.`);
  return answer.access_token;
}
