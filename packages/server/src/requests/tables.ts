import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

type ReceivedRequest = components['schemas']['ReceivedRequest'];

/** Received cancel requests and objections, as the portal listed them last. */
export const receivedRequests = pgTable(
  'received_request',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    iptalItirazOid: text('iptal_itiraz_oid').notNull(),
    tarih: date('tarih', { mode: 'string' }).notNull(),
    belgeNumarasi: text('belge_numarasi').notNull(),
    saticiVknTckn: text('satici_vkn_tckn').notNull(),
    saticiUnvanAdSoyad: text('satici_unvan_ad_soyad').notNull(),
    tip: text('tip').$type<ReceivedRequest['tip']>().notNull(),
    durum: text('durum').$type<ReceivedRequest['durum']>().notNull(),
    /** When people were notified of it (NTF-03). */
    notifiedAt: instant('notified_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.iptalItirazOid] }),
    index('received_request_newest').on(table.companyId, table.tarih),
  ],
);

/**
 * Requests and answers, stored before they are sent to the portal. While one is BELIRSIZ, its outcome is unknown and
 * nothing else is sent for the same document. `id` comes from the call, so that a repetition finds it.
 */
export const sentRequests = pgTable(
  'sent_request',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    /** A request on an own invoice, on a received invoice, or the answer to a received request. */
    yon: text('yon').$type<'KENDI' | 'ADIMA' | 'GELEN'>().notNull(),
    islem: text('islem').$type<'IPTAL' | 'ITIRAZ' | 'KABUL' | 'RET'>().notNull(),
    /** ETTN of the invoice, or the portal's id of the received request. */
    belge: text('belge').notNull(),
    /** The day under which the portal lists it. */
    tarih: date('tarih', { mode: 'string' }).notNull(),
    durum: text('durum').$type<'BELIRSIZ' | 'YAPILDI' | 'YAPILMADI' | 'REDDEDILDI'>().notNull(),
    /** How often the portal's list was read without a result. */
    bakilma: integer('bakilma').notNull().default(0),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('sent_request_belirsiz')
      .on(table.companyId, table.belge)
      .where(sql`${table.durum} = 'BELIRSIZ'`),
    index('sent_request_belge').on(table.companyId, table.belge, table.startedAt),
  ],
);
