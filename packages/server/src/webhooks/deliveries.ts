import { DAY_MS } from '@kalem/domain';
import { and, asc, count, desc, eq, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { clearRows } from '../db/clearRows';
import { pageAnswer, pageRange } from '../db/paging';
import { partners } from '../partners/tables';
import type { ServerTx } from '../ports/Database';
import { webhookDeliveries, webhooks } from './tables';

type Schemas = components['schemas'];
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type WebhookRow = typeof webhooks.$inferSelect;

/** A page of an address's deliveries, sent and waiting, newest first. */
export async function listDeliveries(
  tx: ServerTx,
  webhookId: string,
  { page = 1, durum }: { page?: number; durum?: DeliveryRow['durum'] },
): Promise<Schemas['WebhookDeliveryPage']> {
  const { offset, limit } = pageRange(page);
  const isAsked = durum === undefined ? undefined : eq(webhookDeliveries.durum, durum);
  const rows = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isAsked))
    .orderBy(desc(webhookDeliveries.sira))
    .limit(limit)
    .offset(offset);
  return pageAnswer(rows, page, deliveryAnswer);
}

/** The last tries are enough to see the reason of a failure. */
const TRIES_SHOWN = 20;

export function deliveryAnswer({
  id,
  olay,
  durum,
  createdAt,
  iletildiAt,
  sonrakiDeneme,
  denemeler,
  govde,
}: DeliveryRow): Schemas['WebhookDelivery'] {
  return {
    id,
    olay,
    durum,
    createdAt: createdAt.toISOString(),
    iletildiAt: iletildiAt?.toISOString() ?? null,
    sonrakiDeneme: durum === 'BEKLIYOR' ? sonrakiDeneme.toISOString() : null,
    denemeler: denemeler.slice(-TRIES_SHOWN),
    govde,
  };
}

export async function findDelivery(tx: ServerTx, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)));
  return row;
}

/**
 * The events to send now, longest due first. Only the oldest waiting event of each entity, so that later ones wait for
 * it. For a paused address only test events.
 */
export async function dueDeliveries(
  tx: ServerTx,
  { id, durum }: Pick<WebhookRow, 'id' | 'durum'>,
  now: Date,
  most: number,
): Promise<DeliveryRow[]> {
  const heads = headsOf(tx, { id, durum });
  return tx
    .select()
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.id, heads), lte(webhookDeliveries.sonrakiDeneme, now)))
    .orderBy(asc(webhookDeliveries.sonrakiDeneme), asc(webhookDeliveries.sira))
    .limit(most);
}

/** When the next event is due. Undefined when none waits. */
export async function nextDue(
  tx: ServerTx,
  { id, durum }: Pick<WebhookRow, 'id' | 'durum'>,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: min(webhookDeliveries.sonrakiDeneme) })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, headsOf(tx, { id, durum })));
  return row?.at ?? undefined;
}

type Noted = Pick<DeliveryRow, 'durum' | 'sonrakiDeneme' | 'iletildiAt' | 'denemeSayisi'>;

/** Adds a try with its outcome. */
export async function addTry(
  tx: ServerTx,
  { id, denemeler }: DeliveryRow,
  attempt: Schemas['WebhookAttempt'],
  noted: Partial<Noted>,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...noted, denemeler: [...denemeler, attempt].slice(-TRIES_SHOWN) })
    .where(eq(webhookDeliveries.id, id));
}

/** Restarts the delivery of an event, whatever its state. */
export async function sendAgain(tx: ServerTx, id: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ durum: 'BEKLIYOR', denemeSayisi: 0, sonrakiDeneme: now })
    .where(eq(webhookDeliveries.id, id));
}

/** Makes all waiting events of an address due now, with no tries counted. */
export async function sendAllAgain(tx: ServerTx, webhookId: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ denemeSayisi: 0, sonrakiDeneme: now })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.durum, 'BEKLIYOR')));
}

/** The number of waiting events for each of these addresses. */
export async function countWaiting(tx: ServerTx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: webhookDeliveries.webhookId, waiting: count() })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookId, [...ids]), eq(webhookDeliveries.durum, 'BEKLIYOR')))
    .groupBy(webhookDeliveries.webhookId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** Addresses with events to deliver, of all partners or of one. */
export async function waitingWebhooks(tx: ServerTx, partnerId?: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
    .where(
      and(
        eq(webhooks.durum, 'ACIK'),
        eq(webhookDeliveries.durum, 'BEKLIYOR'),
        partnerId === undefined ? undefined : eq(webhooks.partnerId, partnerId),
      ),
    );
  return rows.map(({ id }) => id);
}

const KEPT_MS = 30 * DAY_MS;

/** Deletes deliveries older than the log period, sent or not. */
export async function clearDeliveries(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, webhookDeliveries, lte(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS)));
}

/** Longer than a try takes. After this time, an address held by a dead server is free again. */
const HELD_MS = 60_000;

/**
 * The address as stored in the audit log, because it may change or be deleted. The query is left out: it may hold a
 * secret, and log rows stay for ten years.
 */
export function addressOf({ url }: Pick<WebhookRow, 'url'>): { adres: string } {
  const { origin, pathname } = new URL(url);
  return { adres: origin + pathname };
}

/**
 * Reserves an address for this server. Undefined while another server holds it. Null when it is deleted or its partner
 * is paused (ATK-71).
 */
export async function holdWebhook(tx: ServerTx, id: string, now: Date): Promise<WebhookRow | undefined | null> {
  const [held] = await tx
    .update(webhooks)
    .set({ heldUntil: new Date(now.getTime() + HELD_MS) })
    .where(and(isServed(tx, id), or(isNull(webhooks.heldUntil), lte(webhooks.heldUntil, now))))
    .returning();
  if (held) return held;
  const [other] = await tx.select({ id: webhooks.id }).from(webhooks).where(isServed(tx, id));
  return other ? undefined : null;
}

/** Matches the address unless its partner is paused. */
function isServed(tx: ServerTx, id: string) {
  const open = tx.select({ id: partners.id }).from(partners).where(isNull(partners.pausedAt));
  return and(eq(webhooks.id, id), inArray(webhooks.partnerId, open));
}

/** Extends the hold and returns the current row. Undefined when the address is deleted or its partner is paused. */
export async function holdOn(tx: ServerTx, id: string, now: Date): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({ heldUntil: new Date(now.getTime() + HELD_MS) })
    .where(isServed(tx, id))
    .returning();
  return row;
}

export async function letGo(tx: ServerTx, id: string): Promise<void> {
  await tx.update(webhooks).set({ heldUntil: null }).where(eq(webhooks.id, id));
}

/** Records a successful delivery. */
export async function markSuccess(tx: ServerTx, id: string, now: Date): Promise<void> {
  await tx.update(webhooks).set({ sonIletim: now, basarisizBeri: null, hataSayisi: 0 }).where(eq(webhooks.id, id));
}

/** Records a failed delivery. Returns undefined when the webhook is deleted. */
export async function markFailure(tx: ServerTx, id: string, now: Date): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({
      hataSayisi: sql`${webhooks.hataSayisi} + 1`,
      basarisizBeri: sql`coalesce(${webhooks.basarisizBeri}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(webhooks.id, id))
    .returning();
  return row;
}

/** Pauses a failing address. Returns false when it was not open. */
export async function pauseFailing(tx: ServerTx, id: string): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ durum: 'HATALI' })
    .where(and(eq(webhooks.id, id), eq(webhooks.durum, 'ACIK')))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** The oldest waiting event of each entity. */
function headsOf(tx: ServerTx, { id, durum }: Pick<WebhookRow, 'id' | 'durum'>) {
  const isHeldBack = durum === 'ACIK' ? undefined : eq(webhookDeliveries.olay, 'deneme');
  return tx
    .selectDistinctOn([webhookDeliveries.entityId], { id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.durum, 'BEKLIYOR'), isHeldBack))
    .orderBy(asc(webhookDeliveries.entityId), asc(webhookDeliveries.sira));
}
