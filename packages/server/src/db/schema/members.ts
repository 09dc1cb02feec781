import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { instant } from './instant';
import { users } from './users';

const permission = (name: string) => boolean(name).notNull().default(false);

/** Who belongs to which company; the owner has a row with everything true. */
export const members = pgTable(
  'member',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    faturaRead: permission('fatura_read'),
    faturaWrite: permission('fatura_write'),
    stokRead: permission('stok_read'),
    stokWrite: permission('stok_write'),
    cariRead: permission('cari_read'),
    cariWrite: permission('cari_write'),
    iptalItirazRead: permission('iptal_itiraz_read'),
    iptalItirazWrite: permission('iptal_itiraz_write'),
    adimaDuzenlenenFaturalarRead: permission('adima_duzenlenen_faturalar_read'),
    adimaDuzenlenenFaturalarWrite: permission('adima_duzenlenen_faturalar_write'),
    yetkilendirmeRead: permission('yetkilendirme_read'),
    yetkilendirmeWrite: permission('yetkilendirme_write'),
    companyWrite: permission('company_write'),
    apiWrite: permission('api_write'),
    /** The call that added the user: its repetition after a crash finds its work. */
    callId: uuid('call_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] }), index('member_user').on(table.userId)],
);
