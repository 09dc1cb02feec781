import type { WebhookEvent } from '@kalem/openapi';

export type { WebhookEvent } from '@kalem/openapi';

/** Thrown when a call is not from Kalem, or its timestamp is too far from now. Answer it with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: 'MISSING_HEADERS' | 'TOO_OLD' | 'TOO_NEW' | 'WRONG_SIGNATURE';

  constructor(code: WebhookError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The received call and the secrets to check it with. */
export interface ReceivedWebhook {
  /** The body exactly as received: after parsing and serialising it no longer matches the signature. */
  body: string | Uint8Array;
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several during a change of secrets, in any order. */
  secret: string | readonly string[];
  /** Milliseconds since 1970; default `Date.now()`. */
  now?: number;
}

/**
 * Verifies a webhook and returns its event and id. The id is the same each time the event is sent: ignore an id that
 * you have processed. Rejects with a `WebhookError` when no signature matches, or when the timestamp is more than five
 * minutes in the past or future; with a TypeError for a parsed body or a missing secret. Requires WebCrypto: Node,
 * browsers and edge runtimes have it.
 *
 * @example const { id, event } = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = Date.now(),
}: ReceivedWebhook): Promise<{ id: string; event: WebhookEvent }> {
  // A host in JavaScript, or with an unset variable, may pass wrong types.
  if (typeof (body as unknown) !== 'string' && !ArrayBuffer.isView(body))
    throw new TypeError('The body is parsed already: pass the raw one, in Express that of express.raw()');
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (!secrets.every((one) => typeof one === 'string')) throw new TypeError('A secret is missing');
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures || !/^\d+$/.test(timestamp))
    throw new WebhookError('MISSING_HEADERS', 'webhook-id, webhook-timestamp or webhook-signature is missing');
  requireRecent(Number(timestamp), now);
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const signed = joined(encoder.encode(`${id}.${timestamp}.`), bytes);
  const keys = await Promise.all(secrets.map(importSecret));
  const given = signatures.split(' ').flatMap((one) => (one.startsWith(VERSION) ? [one.slice(VERSION.length)] : []));
  const checks = keys.flatMap((key) => given.map((one) => isSignature(key, one, signed)));
  if (!(await Promise.all(checks)).includes(true))
    throw new WebhookError('WRONG_SIGNATURE', 'No signature is right: is this the secret of this address?');
  // The signature proves that Kalem sent this JSON, so its type is trusted.
  return { id, event: JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent };
}

const encoder = new TextEncoder();
const PREFIX = 'whsec_';
const VERSION = 'v1,';
const TOLERANCE_SECONDS = 5 * 60;

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

function requireRecent(timestamp: number, now: number): void {
  const seconds = Math.floor(now / 1000);
  if (timestamp < seconds - TOLERANCE_SECONDS)
    throw new WebhookError('TOO_OLD', 'It was signed more than five minutes ago');
  if (timestamp > seconds + TOLERANCE_SECONDS)
    throw new WebhookError('TOO_NEW', 'It is signed for more than five minutes from now: check the clock');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes?.length) throw new TypeError('A secret is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** WebCrypto compares in constant time. */
async function isSignature(key: CryptoKey, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const bytes = fromBase64(signature);
  return bytes !== undefined && crypto.subtle.verify('HMAC', key, bytes, signed);
}

/** Returns undefined for text that is not base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
