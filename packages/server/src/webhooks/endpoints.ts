import { and, asc, eq } from 'drizzle-orm';
import { validateWebhook } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { partners } from '../partners/tables';
import type { ServerTransaction, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as partnerProblems from '../problems/partnerProblems';
import { refuseFaults } from '../problems/faults';
import {
  addressOf,
  countWaiting,
  deliveryAnswer,
  findDelivery,
  sendAgain,
  sendAllAgain,
  type WebhookRow,
} from './deliveries';
import { insertDelivery } from './events';
import { makeSecret, overlapEnd, replaced } from './sign';
import { webhooks } from './tables';

type Schemas = components['schemas'];

/** The address, and the admin who changes it. */
interface Target {
  readonly partnerId: string;
  readonly id: string;
  readonly userId: string;
}

/** The addresses of a partner, oldest first. Throws 404 for an unknown partner. */
export async function listWebhooks({ db, clock }: Ports, partnerId: string): Promise<Schemas['Webhook'][]> {
  const server = serverQueries(db, 'webhooks');
  const rows = await server
    .select()
    .from(webhooks)
    .where(eq(webhooks.partnerId, partnerId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  if (rows.length === 0) await requirePartner(server, partnerId);
  return answers(server, rows, clock.now());
}

const MOST_WEBHOOKS = 10;

/**
 * Adds an address. Only this call returns its secret. A repeated `id` means that the first answer was lost: the address
 * stays and gets a new secret, because the first secret cannot be read again.
 */
export async function createWebhook(
  ports: Ports,
  { partnerId, id, userId }: Target,
  body: Schemas['WebhookWrite'],
): Promise<Schemas['WebhookSecret']> {
  const fields = fieldsOf(ports, body);
  const secret = await makeSecret(ports, id);
  const now = ports.clock.now();
  return withServer(ports.db, 'webhooks', async (tx) => {
    await lockPartner(tx, partnerId);
    const others = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.partnerId, partnerId));
    if (others.filter((other) => other.id !== id).length >= MOST_WEBHOOKS) throw partnerProblems.tooManyWebhooks();
    const [row] = await tx
      .insert(webhooks)
      .values({ ...fields, id, partnerId, sir: secret.sealed, createdAt: now })
      .onConflictDoUpdate({
        target: webhooks.id,
        set: { sir: secret.sealed },
        setWhere: eq(webhooks.partnerId, partnerId),
      })
      .returning();
    await writeAudit(tx, { action: 'createWebhook', userId, entityId: id, at: now, details: addressOf(fields) });
    return { webhook: await answer(tx, row, now), sir: secret.open };
  });
}

/** Changes URL, topics, and the mail address for failures. Waiting deliveries go to the new URL. */
export function updateWebhook(
  ports: Ports,
  target: Target,
  body: Schemas['WebhookWrite'],
): Promise<Schemas['Webhook']> {
  const fields = fieldsOf(ports, body);
  return change(ports, target, 'updateWebhook', () => Promise.resolve(fields));
}

/** Deletes an address with all its deliveries. */
export async function deleteWebhook({ db, clock }: Ports, { partnerId, id, userId }: Target): Promise<void> {
  await withServer(db, 'webhooks', async (tx) => {
    const [gone] = await tx.delete(webhooks).where(isIt(partnerId, id)).returning({ url: webhooks.url });
    if (!gone) throw callProblems.notFound();
    await writeAudit(tx, { action: 'deleteWebhook', userId, entityId: id, at: clock.now(), details: addressOf(gone) });
  });
}

/** Pauses or opens an address. Opening sends its waiting events at once, in order. */
export function setWebhookState(
  ports: Ports,
  target: Target,
  { durum }: Schemas['WebhookStateWrite'],
): Promise<Schemas['Webhook']> {
  return change(ports, target, 'setWebhookState', async (tx, row, now) => {
    if (durum === 'DURAKLATILDI' || row.durum === 'ACIK') return { durum };
    await sendAllAgain(tx, row.id, now);
    await ports.jobs.enqueue(tx, 'deliverWebhooks', { webhookId: row.id });
    return { durum, basarisizBeri: null, hataSayisi: 0 };
  });
}

/** Replaces the secret and returns the new one once. The old secret also signs for a day. */
export async function rotateSecret(ports: Ports, target: Target): Promise<Schemas['WebhookSecret']> {
  const { open, sealed } = await makeSecret(ports, target.id);
  const webhook = await change(ports, target, 'rotateWebhookSecret', (_tx, row, now) =>
    Promise.resolve({ sir: sealed, ...replaced(row, now) }),
  );
  return { webhook, sir: open };
}

/** Sends a test event without a company. Works for a paused address, but not for a paused partner (403). */
export async function testWebhook(
  ports: Ports,
  { deliveryId, ...target }: Target & { readonly deliveryId: string },
): Promise<Schemas['WebhookDelivery']> {
  const { id } = target;
  await change(ports, target, 'testWebhook', async (tx, _row, now) => {
    const [partner] = await tx.select().from(partners).where(eq(partners.id, target.partnerId));
    if (partner?.pausedAt) throw partnerProblems.paused();
    const data = { webhookId: id };
    await insertDelivery(tx, { id: deliveryId, webhookId: id, entityId: deliveryId, olay: 'deneme', data, now });
    await ports.jobs.enqueue(tx, 'deliverWebhooks', { webhookId: id });
    return {};
  });
  return readDelivery(ports, id, deliveryId);
}

/** Sends an event again with the same webhook-id. */
export async function replayDelivery(
  ports: Ports,
  { deliveryId, ...target }: Target & { readonly deliveryId: string },
): Promise<Schemas['WebhookDelivery']> {
  const { id } = target;
  await change(ports, target, 'replayWebhookDelivery', async (tx, _row, now) => {
    if (!(await findDelivery(tx, id, deliveryId))) throw callProblems.notFound();
    await sendAgain(tx, deliveryId, now);
    await ports.jobs.enqueue(tx, 'deliverWebhooks', { webhookId: id });
    return {};
  });
  return readDelivery(ports, id, deliveryId);
}

/** Throws 404 unless the address belongs to this partner. */
export async function requireWebhook(tx: ServerTx, { partnerId, id }: Omit<Target, 'userId'>): Promise<void> {
  const [row] = await tx.select({ id: webhooks.id }).from(webhooks).where(isIt(partnerId, id));
  if (!row) throw callProblems.notFound();
}

type Change = Partial<Omit<WebhookRow, 'id' | 'partnerId'>>;
type Action = Parameters<typeof writeAudit>[1]['action'];

/** Changes an address under its lock and writes the audit log. Throws 404 unless it belongs to this partner. */
async function change(
  { db, clock }: Ports,
  { partnerId, id, userId }: Target,
  action: Action,
  changed: (tx: ServerTransaction, row: WebhookRow, now: Date) => Promise<Change>,
): Promise<Schemas['Webhook']> {
  const now = clock.now();
  return withServer(db, 'webhooks', async (tx) => {
    const [row] = await tx.select().from(webhooks).where(isIt(partnerId, id)).for('no key update');
    if (!row) throw callProblems.notFound();
    const next = { ...row, ...(await changed(tx, row, now)) };
    await tx.update(webhooks).set(next).where(eq(webhooks.id, id));
    await writeAudit(tx, { action, userId, entityId: id, at: now, details: addressOf(next) });
    return answer(tx, next, now);
  });
}

/** The validated fields, as stored. */
function fieldsOf(ports: Ports, body: Schemas['WebhookWrite']): Pick<WebhookRow, 'url' | 'olaylar' | 'email'> {
  refuseFaults(validateWebhook(body));
  const { href } = new URL(body.url.trim());
  const refused = ports.webhooks.refuses(href);
  if (refused) refuseFaults([{ path: 'url', code: refused, params: {}, severity: 'error' }]);
  return { url: href, olaylar: [...new Set(body.olaylar)], email: body.email.trim() };
}

/** Locks the partner until the transaction ends. Throws 404 when there is none. */
async function lockPartner(tx: ServerTransaction, id: string): Promise<void> {
  const [row] = await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, id)).for('no key update');
  if (!row) throw callProblems.notFound();
}

async function requirePartner(tx: ServerTx, id: string): Promise<void> {
  const [row] = await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  if (!row) throw callProblems.notFound();
}

async function readDelivery({ db }: Ports, webhookId: string, id: string): Promise<Schemas['WebhookDelivery']> {
  const row = await findDelivery(serverQueries(db, 'webhooks'), webhookId, id);
  if (!row) throw callProblems.notFound();
  return deliveryAnswer(row);
}

async function answer(tx: ServerTx, row: WebhookRow | undefined, now: Date): Promise<Schemas['Webhook']> {
  const [webhook] = await answers(tx, row ? [row] : [], now);
  if (!webhook) throw callProblems.notFound();
  return webhook;
}

async function answers(tx: ServerTx, rows: readonly WebhookRow[], now: Date): Promise<Schemas['Webhook'][]> {
  if (rows.length === 0) return [];
  const waiting = await countWaiting(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    olaylar: row.olaylar,
    email: row.email,
    durum: row.durum,
    createdAt: row.createdAt.toISOString(),
    bekleyen: waiting.get(row.id) ?? 0,
    sonIletim: row.sonIletim?.toISOString() ?? null,
    basarisizBeri: row.basarisizBeri?.toISOString() ?? null,
    eskiSirBitis: overlapEnd(row, now),
  }));
}

function isIt(partnerId: string, id: string) {
  return and(eq(webhooks.partnerId, partnerId), eq(webhooks.id, id));
}
