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

/** What happened, and to what: the company and the moment are added. */
type NewEvent = TopicEvent extends infer Event
  ? Event extends TopicEvent
    ? {
        readonly type: Event['type'];
        /** Events of the same thing reach the partner one after the other. */
        readonly entityId: string;
        readonly data: Omit<Event['data'], 'companyId' | 'sirketKimligi'>;
      }
    : never
  : never;

/**
 * Tells the partner of the company, in the transaction of what happened: the event goes out exactly when that commits,
 * and no server that dies loses it. A company without a partner, or whose partner does not listen, costs one query.
 */
export async function tellPartner(
  { jobs, clock }: Pick<Ports, 'jobs' | 'clock'>,
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
      await jobs.enqueue(server, 'deliverWebhooks', { webhookId });
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

/** Tells the partner what became of an invoice: which one and how it stands, nothing of whom it is for. */
export function tellOfInvoice(
  ports: Pick<Ports, 'jobs' | 'clock'>,
  tx: CompanyTx,
  type: Extract<Topic, `fatura.${string}`>,
  { id, belgeNumarasi, ettn, onayDurumu, portalDurumu, paraBirim, totals }: InvoiceEvent,
): Promise<void> {
  // What the portal gave may hold no sum.
  const odenecekTutar = totals.odenecekTutar || '0.00';
  const data = { faturaId: id, belgeNumarasi, ettn, onayDurumu, portalDurumu, paraBirim, odenecekTutar };
  return tellPartner(ports, tx, { type, entityId: id, data });
}

interface NewDelivery {
  readonly id?: string;
  readonly webhookId: string;
  readonly companyId?: string;
  readonly entityId: string;
  readonly olay: Schemas['WebhookType'];
  readonly data: object;
  readonly now: Date;
}

/** Puts an event on its way. One with this `id` is left as it is. */
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

/** The addresses of a partner for this event. A paused address gets it later, a paused partner never. */
async function listenersOf(tx: ServerTx, partnerId: string, topic: Topic): Promise<string[]> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(partners, and(eq(partners.id, webhooks.partnerId), isNull(partners.pausedAt)))
    .where(and(eq(partners.id, partnerId), sql`${webhooks.olaylar} @> ${JSON.stringify([topic])}::jsonb`));
  return rows.map(({ id }) => id);
}
