import { escapeMarkup } from '@kalem/domain/document';
import type { Sms } from '../../ports/Messages';
import { readBounded } from '../../readBounded';

export interface HttpSmsConfig {
  /** The URL of the gateway. It may contain {to} and {text}. */
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a POST, containing {to} and {text}. */
  readonly body: string;
  /** A pattern for the gateway's answer, because some gateways always answer 200. */
  readonly success: RegExp | undefined;
}

const TIMEOUT_MS = 20_000;
/** The limit of an answer. The remainder is not read. */
const MOST_BYTES = 64 * 1024;

/** Sends SMS through an HTTP gateway. Number and text are escaped for the template: JSON, form, XML or URL. */
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
      // The answer is left out, because it may contain the number.
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
