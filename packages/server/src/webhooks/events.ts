import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components, WebhookEvent } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { asServer } from '../db/wall';
import { partners } from '../partners/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { webhookDeliveries, webhooks } from './tables';

type Schemas = components['schemas'];
type Topic = Schemas['WebhookTopic'];
type TopicEvent = Extract<WebhookEvent, { type: Topic }>;

/** An event without the fields that are added here: company and time. */
type NewEvent = TopicEvent extends infer Event
  ? Event extends TopicEvent
    ? {
        readonly type: Event['type'];
        /** Events of the same entity are delivered one after the other. */
        readonly entityId: string;
        readonly data: Omit<Event['data'], 'companyId' | 'sirketKimligi'>;
      }
    : never
  : never;

/** What queuing an event needs. Work deep below a call has no jobs. */
export type EventPorts = Pick<Ports, 'clock'> & Partial<Pick<Ports, 'jobs'>>;

/**
 * Queues an event for the company's partner in the transaction of the change. It is sent exactly when that commits, and
 * a crash cannot lose it. Without `jobs` the sweep sends it, within a minute. Costs one query when there is no partner
 * or no subscription.
 */
export async function tellPartner(
  { jobs, clock }: EventPorts,
  tx: CompanyTx,
  { type, entityId, data }: NewEvent,
): Promise<void> {
  const { companyId } = tx;
  const { partnerId, partnerRef } = await partnerOf(tx);
  if (partnerId === null) return;
  const now = clock.now();
  await asServer(tx, 'webhooks', async (server) => {
    for (const webhookId of await listenersOf(server, partnerId, type)) {
      await insertDelivery(server, {
        webhookId,
        companyId,
        entityId,
        olay: type,
        data: { companyId, sirketKimligi: partnerRef, ...data },
        now,
      });
      await jobs?.enqueue(server, 'deliverWebhooks', { webhookId });
    }
  });
}

interface InvoiceEvent {
  readonly id: string;
  readonly belgeNumarasi: string | null;
  readonly ettn: string | null;
  readonly onayDurumu: Schemas['OnayDurumu'];
  readonly portalDurumu: Schemas['PortalDurumu'];
  readonly paraBirim: string;
  readonly totals: { readonly odenecekTutar?: string | undefined };
}

/** Queues an event about an invoice: its id and state, without the recipient. */
export function tellOfInvoice(
  ports: Pick<Ports, 'jobs' | 'clock'>,
  tx: CompanyTx,
  type: 'fatura.kaydedildi' | 'fatura.imzalandi' | 'fatura.reddedildi',
  invoice: InvoiceEvent,
): Promise<void> {
  return tellPartner(ports, tx, { type, entityId: invoice.id, data: invoiceData(invoice) });
}

/** The data of an invoice in events. */
export function invoiceData({
  id: faturaId,
  belgeNumarasi,
  ettn,
  onayDurumu,
  portalDurumu,
  paraBirim,
  totals,
}: InvoiceEvent) {
  // An invoice from the portal may have no total.
  const odenecekTutar = totals.odenecekTutar || '0.00';
  return { faturaId, belgeNumarasi, ettn, onayDurumu, portalDurumu, paraBirim, odenecekTutar };
}

/** Partners with an address for this event. */
export async function partnersThatListen(tx: ServerTx, topic: Topic): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: webhooks.partnerId }).from(webhooks).where(hears(topic));
  return rows.map(({ id }) => id);
}

const hears = (topic: Topic) => sql`${webhooks.olaylar} @> ${JSON.stringify([topic])}::jsonb`;

interface NewDelivery {
  readonly id?: string;
  readonly webhookId: string;
  readonly companyId?: string;
  readonly entityId: string;
  readonly olay: Schemas['WebhookType'];
  readonly data: object;
  readonly now: Date;
}

/** Queues an event. An existing one with this `id` is not changed. */
export async function insertDelivery(
  tx: ServerTx,
  { id = crypto.randomUUID(), data, now, ...delivery }: NewDelivery,
): Promise<void> {
  const govde = JSON.stringify({ type: delivery.olay, timestamp: now.toISOString(), data });
  await tx
    .insert(webhookDeliveries)
    .values({ id, ...delivery, govde, createdAt: now, sonrakiDeneme: now })
    .onConflictDoNothing();
}

async function partnerOf(tx: CompanyTx): Promise<{ partnerId: string | null; partnerRef: string | null }> {
  const { partnerId, partnerRef } = companies;
  const [company] = await tx.select({ partnerId, partnerRef }).from(companies).where(eq(companies.id, tx.companyId));
  return company ?? { partnerId: null, partnerRef: null };
}

/** The partner's addresses for this event. A paused address gets it later. A paused partner never gets it. */
async function listenersOf(tx: ServerTx, partnerId: string, topic: Topic): Promise<string[]> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(partners, and(eq(partners.id, webhooks.partnerId), isNull(partners.pausedAt)))
    .where(and(eq(partners.id, partnerId), hears(topic)));
  return rows.map(({ id }) => id);
}
