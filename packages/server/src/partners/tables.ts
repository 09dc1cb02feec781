import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/**
 * Banks and portals that put widgets into their own pages, created by the operator. What one has brought carries its
 * id: `user.partner_id` and `company.partner_id`, null for everybody else's.
 */
export const partners = pgTable('partner', {
  id: uuid('id').primaryKey(),
  ad: text('ad').notNull(),
  /** Origins of the pages that may hold its sessions. */
  kaynaklar: text('kaynaklar').array().notNull(),
  dakikadaOturum: integer('dakikada_oturum').notNull(),
  createdAt: instant('created_at').notNull(),
  /** While it is paused neither its keys nor its sessions do anything. */
  pausedAt: instant('paused_at'),
});

/** What a partner's server signs in with; a row is there while the key works, and its sessions end with it. */
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
    /** For a renewed key: until when the old one goes on. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('partner_key_partner').on(table.partnerId, table.createdAt)],
);
