/** A signed event or call for a partner's address. */
export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The longest time for the answer, when it is shorter than that of webhooks. */
  readonly timeoutMs?: number;
  /** The characters of the answer that are read. The default is the beginning, because only the status matters. */
  readonly mostCharacters?: number;
}

/** The result: status and beginning of the response, or why there was none. */
export type WebhookAnswer =
  | { readonly status: number; readonly text: string }
  | { readonly failure: 'ADRES_YASAK' | 'ULASILAMADI' | 'ZAMAN_ASIMI' };

/** Sends requests to addresses chosen by partners. Never connects to internal networks, and never follows redirects. */
export interface Webhooks {
  /** Why an address is never allowed, as far as it can be checked without DNS. */
  refuses(url: string): 'URL_NOT_HTTPS' | 'URL_NOT_PUBLIC' | undefined;
  /** Posts once, with a time limit. Never rejects. */
  post(call: WebhookCall): Promise<WebhookAnswer>;
}
