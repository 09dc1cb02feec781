/** Sends signed events to a partner's address. */
export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of it: an answer with its status and how it begins, or why there was none. */
export type WebhookAnswer =
  | { readonly status: number; readonly text: string }
  | { readonly failure: 'ADRES_YASAK' | 'ULASILAMADI' | 'ZAMAN_ASIMI' };

/** The way to addresses that others have chosen: never into networks of our own, never after a redirect. */
export interface Webhooks {
  /** Why nothing will ever be sent to an address, as far as it shows without asking DNS. */
  refuses(url: string): 'URL_NOT_HTTPS' | 'URL_NOT_PUBLIC' | undefined;
  /** Posts once, within its own time limit. Does not reject. */
  post(call: WebhookCall): Promise<WebhookAnswer>;
}
