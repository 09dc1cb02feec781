import { foldTr, sortKeyTr } from '@kalem/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { asServer } from './wall';
import type { Cards } from './Cards';
import { containing } from './search';
import { putRows } from './rows';
import { stockItems } from './schema/stockItems';

export type StockRow = typeof stockItems.$inferSelect;
export type StockContent = Omit<
  StockRow,
  'id' | 'companyId' | 'version' | 'anahtar' | 'arama' | 'sira' | 'createdAt' | 'updatedAt'
>;

const MOST_FOUND = 50;

/** By the stored sort key, byte by byte: the collation of no database knows the Turkish alphabet everywhere. */
const inOrder = [sql`${stockItems.sira} collate "C"`, asc(stockItems.createdAt), asc(stockItems.id)];
const ofCompany = (companyId: string) => eq(stockItems.companyId, companyId);
const one = (companyId: string, id: string) => and(ofCompany(companyId), eq(stockItems.id, id));

/** Stok kartları. */
export const stockCards: Cards<StockRow, StockContent> = {
  name: 'StockItem',

  page(queries, companyId, { offset, limit }) {
    const ids = queries
      .select({ id: stockItems.id })
      .from(stockItems)
      .where(ofCompany(companyId))
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset);
    return queries
      .select()
      .from(stockItems)
      .where(and(ofCompany(companyId), inArray(stockItems.id, ids)))
      .orderBy(...inOrder);
  },

  async search(tx, companyId, q) {
    const text = foldTr(q);
    if (text === '') return [];
    // Outside of the wall, whose policy would keep `like` from the trigram index: the operator is not leakproof.
    const found = await asServer(tx, (server) =>
      server
        .select({ id: stockItems.id })
        .from(stockItems)
        .where(and(ofCompany(companyId), containing(stockItems.arama, text)))
        .orderBy(...inOrder)
        .limit(MOST_FOUND),
    );
    const ids = found.map(({ id }) => id);
    return tx
      .select()
      .from(stockItems)
      .where(and(ofCompany(companyId), inArray(stockItems.id, ids)))
      .orderBy(...inOrder);
  },

  async find(queries, companyId, id) {
    const [row] = await queries.select().from(stockItems).where(one(companyId, id));
    return row;
  },

  async lock(tx, companyId, id) {
    const [row] = await tx.select().from(stockItems).where(one(companyId, id)).for('update');
    return row;
  },

  lockByKeys: (tx, companyId, keys) =>
    tx
      .select()
      .from(stockItems)
      .where(and(ofCompany(companyId), inArray(stockItems.anahtar, [...keys])))
      .orderBy(asc(stockItems.createdAt), asc(stockItems.id))
      .for('update'),

  keyOf: ({ malHizmet, birim }) => `${foldTr(malHizmet)}\n${birim}`,

  newRow: (content, card) => ({
    ...content,
    ...card,
    version: 1,
    anahtar: stockCards.keyOf(content),
    arama: searchText(content),
    sira: sortKeyTr(content.malHizmet),
    updatedAt: card.createdAt,
  }),

  put: (tx, rows) => putRows(tx, stockItems, rows),

  async remove(tx, companyId, id) {
    await tx.delete(stockItems).where(one(companyId, id));
  },
};

/** What GET /stok/search looks through: a line for each thing that matches (API-57). */
function searchText({ malHizmet, gtip, aciklama }: StockContent): string {
  return [malHizmet, gtip, aciklama].map(foldTr).filter(Boolean).join('\n');
}
