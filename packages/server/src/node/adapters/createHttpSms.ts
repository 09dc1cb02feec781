import { escapeMarkup } from '@kalem/domain/document';
import type { Sms } from '../../ports/Messages';
import { readBounded } from '../../readBounded';

export interface HttpSmsConfig {
  /** Address of the gateway; may hold {to} and {text}. */
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST, with {to} and {text} in it. */
  readonly body: string;
  /** What the gateway's answer has to match, for gateways that answer 200 to everything. */
  readonly success: RegExp | undefined;
}

const TIMEOUT_MS = 20_000;
/** Bytes of an answer that are read. */
const MOST_BYTES = 64 * 1024;

/** SMS through an HTTP gateway. Templates escape number and text as JSON, form, XML or address. */
export function createHttpSms(
  { url, method, headers, body, success }: HttpSmsConfig,
  fetchIt: typeof fetch = fetch,
): Sms {
  const type =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/json';
  const allHeaders = method === 'POST' ? { 'Content-Type': type, ...headers } : headers;

  return {
    async send({ id, to, body: text }) {
      const address = fill(url, { to, text }, encodeURIComponent);
      const content = method === 'POST' ? { body: fill(body, { to, text }, escapeFor(type)) } : {};
      const response = await fetchIt(address, {
        method,
        headers: { ...allHeaders, 'Idempotency-Key': id },
        ...content,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new Error(`The SMS gateway does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      const answer = new TextDecoder().decode(await readBounded(response, MOST_BYTES));
      // The answer may quote the number, so it is left out.
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
      if (success && !success.test(answer))
        throw new Error('The SMS gateway did not take the message: its answer does not match SMS_SUCCESS');
    },
  };
}

function fill(
  template: string,
  values: { readonly to: string; readonly text: string },
  escape: (text: string) => string,
): string {
  return template.replace(/\{(to|text)\}/g, (_, name: 'to' | 'text') => escape(values[name]));
}

function escapeFor(type: string): (text: string) => string {
  if (type.includes('json')) return (text) => JSON.stringify(text).slice(1, -1);
  if (type.includes('urlencoded')) return encodeURIComponent;
  return type.includes('xml') ? escapeMarkup : (text) => text;
}
