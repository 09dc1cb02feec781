// The secrets of addresses, and signatures by Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`, in base64.

import { DAY_MS } from '@kalem/domain';
import type { Ports } from '../ports/Ports';
import type { WebhookRow } from './deliveries';

/** How long the old secret also signs events, so that the partner has time to switch. */
const OVERLAP_MS = DAY_MS;

/** The number of old secrets that still sign. A partner that rotates more often must switch faster. */
const MOST_OLD = 3;

type Sealed = Pick<WebhookRow, 'id' | 'sir' | 'eskiSirlar'>;

/** A new secret: in plain text for the receiver, and sealed for the database. */
export async function makeSecret({ secrets }: Ports, webhookId: string): Promise<{ open: string; sealed: string }> {
  const open = `${PREFIX}${toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}`;
  return { open, sealed: await secrets.seal(open, placeOf(webhookId)) };
}

/** The old secrets after a rotation. They sign until their end. */
export function replaced(webhook: Sealed, now: Date): Pick<WebhookRow, 'eskiSirlar'> {
  const bitis = new Date(now.getTime() + OVERLAP_MS).toISOString();
  return { eskiSirlar: [{ sir: webhook.sir, bitis }, ...oldOf(webhook, now)].slice(0, MOST_OLD) };
}

/** The secrets to sign with, newest first. */
export async function secretsOf({ secrets }: Ports, webhook: Sealed, now: Date): Promise<string[]> {
  const sealed = [webhook.sir, ...oldOf(webhook, now).map(({ sir }) => sir)];
  return Promise.all(sealed.map((one) => secrets.open(one, placeOf(webhook.id))));
}

/** When the last old secret stops signing. Null when there is none. */
export function overlapEnd(webhook: Sealed, now: Date): string | null {
  return oldOf(webhook, now)[0]?.bitis ?? null;
}

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly at: Date;
}

/** The headers of a try. They contain one signature for each secret, separated by spaces. */
export async function signedHeaders(
  secrets: readonly string[],
  { id, body, at }: Signed,
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, `${id}.${timestamp}.${body}`)));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((one) => `v1,${one}`).join(' '),
  };
}

function oldOf({ eskiSirlar }: Pick<Sealed, 'eskiSirlar'>, now: Date): Sealed['eskiSirlar'] {
  return eskiSirlar.filter(({ bitis }) => now.toISOString() < bitis);
}

function placeOf(webhookId: string): string {
  return `webhook ${webhookId}`;
}

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

async function signature(secret: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
