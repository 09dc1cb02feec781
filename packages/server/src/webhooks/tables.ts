import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { partners } from '../partners/tables';

type Schemas = components['schemas'];

/** The addresses that receive a partner's events. */
export const webhooks = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    olaylar: jsonb('olaylar').$type<Schemas['WebhookTopic'][]>().notNull(),
    /** Gets a mail when the address is paused. */
    email: text('email').notNull(),
    durum: text('durum').$type<Schemas['WebhookState']>().notNull().default('ACIK'),
    /** Sealed, like `eskiSirlar`. */
    sir: text('sir').notNull(),
    /** Old secrets that also sign until their end (ISO), newest first. */
    eskiSirlar: jsonb('eski_sirlar').$type<{ readonly sir: string; readonly bitis: string }[]>().notNull().default([]),
    sonIletim: instant('son_iletim'),
    basarisizBeri: instant('basarisiz_beri'),
    /** Failures in a row. */
    hataSayisi: integer('hata_sayisi').notNull().default(0),
    /** Only one server delivers to the address until this time. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_partner').on(table.partnerId, table.createdAt)],
);

/** An event for one address, stored in the transaction of the change. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    /** The webhook-id, which is the same for every try. */
    id: uuid('id').primaryKey(),
    sira: bigserial('sira', { mode: 'number' }).notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test event, which has no company. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    olay: text('olay').$type<Schemas['WebhookType']>().notNull(),
    /** Events with the same `entityId` are delivered one after the other. */
    entityId: text('konu').notNull(),
    /** The exact bytes that are signed and sent. */
    govde: text('govde').notNull(),
    durum: text('durum').$type<Schemas['WebhookDelivery']['durum']>().notNull().default('BEKLIYOR'),
    /** Tries in the current round. A replay starts a new round. */
    denemeSayisi: integer('deneme_sayisi').notNull().default(0),
    sonrakiDeneme: instant('sonraki_deneme').notNull(),
    denemeler: jsonb('denemeler').$type<Schemas['WebhookAttempt'][]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    iletildiAt: instant('iletildi_at'),
  },
  (table) => [
    index('webhook_delivery_newest').on(table.webhookId, table.sira),
    index('webhook_delivery_old').on(table.createdAt),
    // For the oldest waiting event of each entity.
    index('webhook_delivery_waiting')
      .on(table.webhookId, table.entityId, table.sira)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
  ],
);
