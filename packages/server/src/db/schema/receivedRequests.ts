import type { components } from '@kalem/openapi';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

type ReceivedRequest = components['schemas']['ReceivedRequest'];

/** Gelen iptal ve itiraz talepleri, as the portal listed them last. */
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
    /** When its notification went out (NTF-03). */
    notifiedAt: instant('notified_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.iptalItirazOid] }),
    index('received_request_newest').on(table.companyId, table.tarih),
  ],
);
