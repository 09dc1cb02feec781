import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/**
 * Banks and portals that put widgets into their own pages. The operator creates them. Their users and companies have
 * `partner_id`, which is null for all others.
 */
export const partners = pgTable('partner', {
  id: uuid('id').primaryKey(),
  ad: text('ad').notNull(),
  /** The origins of pages that may use its sessions. */
  kaynaklar: text('kaynaklar').array().notNull(),
  dakikadaOturum: integer('dakikada_oturum').notNull(),
  /** Its companies may send reminders by mail (MNY-69). */
  hatirlatma: boolean('hatirlatma').notNull().default(false),
  /** Where it collects for its companies, and the sealed secrets of the calls to it. Empty for none (MNY-77). */
  tahsilatAdresi: text('tahsilat_adresi').notNull().default(''),
  tahsilatSirri: text('tahsilat_sirri'),
  eskiTahsilatSirlari: jsonb('eski_tahsilat_sirlari')
    .$type<{ readonly sir: string; readonly bitis: string }[]>()
    .notNull()
    .default([]),
  createdAt: instant('created_at').notNull(),
  /** While it is set, the partner's keys and sessions do not work. */
  pausedAt: instant('paused_at'),
});

/** The keys of partners' servers. A row exists while the key works, and deleting it ends the key's sessions. */
export const partnerKeys = pgTable(
  'partner_key',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    ad: text('ad').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    sonHaneler: text('son_haneler').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** The end of an old key after it was replaced. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('partner_key_partner').on(table.partnerId, table.createdAt)],
);
