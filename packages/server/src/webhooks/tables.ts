import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { partners } from '../partners/tables';

type Schemas = components['schemas'];

/** The addresses that get a partner's events. */
export const webhooks = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    olaylar: jsonb('olaylar').$type<Schemas['WebhookTopic'][]>().notNull(),
    /** The mail address that gets a message when it is paused. */
    email: text('email').notNull(),
    durum: text('durum').$type<Schemas['WebhookState']>().notNull().default('ACIK'),
    /** Sealed, the ones before it too. */
    sir: text('sir').notNull(),
    /** Older secrets that also sign until their end (ISO), newest first. */
    eskiSirlar: jsonb('eski_sirlar').$type<{ readonly sir: string; readonly bitis: string }[]>().notNull().default([]),
    sonIletim: instant('son_iletim'),
    basarisizBeri: instant('basarisiz_beri'),
    /** Failures in a row. */
    hataSayisi: integer('hata_sayisi').notNull().default(0),
    /** Until when one server alone tells it of events. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_partner').on(table.partnerId, table.createdAt)],
);

/** An event on its way to one address, written in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    /** The webhook-id: the same at every try. */
    id: uuid('id').primaryKey(),
    sira: bigserial('sira', { mode: 'number' }).notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for what happened in no company: a try of the address. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    olay: text('olay').$type<Schemas['WebhookType']>().notNull(),
    /** What it is about: events of the same thing go out one after the other. */
    entityId: text('konu').notNull(),
    /** Byte for byte what is signed and sent. */
    govde: text('govde').notNull(),
    durum: text('durum').$type<Schemas['WebhookDelivery']['durum']>().notNull().default('BEKLIYOR'),
    /** Tries of the present round; a replay begins another. */
    denemeSayisi: integer('deneme_sayisi').notNull().default(0),
    sonrakiDeneme: instant('sonraki_deneme').notNull(),
    denemeler: jsonb('denemeler').$type<Schemas['WebhookAttempt'][]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    iletildiAt: instant('iletildi_at'),
  },
  (table) => [
    index('webhook_delivery_newest').on(table.webhookId, table.sira),
    index('webhook_delivery_old').on(table.createdAt),
    // The first of each thing that waits.
    index('webhook_delivery_waiting')
      .on(table.webhookId, table.entityId, table.sira)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
  ],
);
