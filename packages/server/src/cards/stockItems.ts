import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { foldTr, readTevkifatCell, sortKeyTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { putRows } from '../db/rows';
import { containing } from '../db/search';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Cards } from './Cards';
import { stockItems } from './tables';

type Body = components['schemas']['StockItemWrite'];

const taxField = /^V(?!9015)\d{4}Orani$/;

/** A stock body as it is stored: texts without blanks around them, the rate of its tevkifat code, defaults where nothing stands (STK-01). */
export function stockContent(body: Body): StockContent {
  const tevkifatKodu = text(body.tevkifatKodu);
  return {
    malHizmet: text(body.malHizmet),
    stokTipi: body.stokTipi ?? 'TICARIMAL',
    birim: text(body.birim),
    birimFiyat: body.birimFiyat ?? '0',
    dovizKodu: text(body.dovizKodu) || 'TRY',
    gtip: text(body.gtip),
    aciklama: text(body.aciklama),
    kdvOrani: body.kdvOrani ?? '0',
    tevkifatKodu,
    V9015Orani:
      Number(body.V9015Orani ?? '0') > 0 ? (body.V9015Orani ?? '0') : readTevkifatCell(tevkifatKodu).V9015Orani || '0',
    istisnaMuafiyetSebebi: text(body.istisnaMuafiyetSebebi),
    ozelMatrahNedeni: text(body.ozelMatrahNedeni),
    ozelMatrahTutari: body.ozelMatrahTutari ?? '0',
    teslimSarti: text(body.teslimSarti),
    esyaKapCinsi: text(body.esyaKapCinsi),
    kapNo: text(body.kapNo),
    kapAdet: text(body.kapAdet),
    teslimBedelOdemeYeri: text(body.teslimBedelOdemeYeri),
    gonderilmeSekli: text(body.gonderilmeSekli),
    vergiOranlari: taxRates(body),
  };
}

/** The rates of further taxes that the body names (STK-08). */
function taxRates(body: Body): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] => taxField.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}

export type StockRow = typeof stockItems.$inferSelect;
export type StockContent = Omit<
  StockRow,
  'id' | 'companyId' | 'version' | 'anahtar' | 'arama' | 'sira' | 'createdAt' | 'updatedAt'
>;

const MOST_FOUND = 50;

/** By the stored sort key, byte by byte: the collation of no database knows the Turkish alphabet everywhere. */
const inOrder = [sql`${stockItems.sira} collate "C"`, asc(stockItems.createdAt), asc(stockItems.id)];
const ofCompany = ({ companyId }: CompanyTx) => eq(stockItems.companyId, companyId);
const one = (tx: CompanyTx, id: string) => and(ofCompany(tx), eq(stockItems.id, id));

/** Stok kartları. */
export const stockCards: Cards<StockRow, StockContent> = {
  name: 'StockItem',

  page(tx, { offset, limit }) {
    const ids = tx
      .select({ id: stockItems.id })
      .from(stockItems)
      .where(ofCompany(tx))
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset);
    return tx
      .select()
      .from(stockItems)
      .where(and(ofCompany(tx), inArray(stockItems.id, ids)))
      .orderBy(...inOrder);
  },

  async search(tx, q) {
    const text = foldTr(q);
    if (text === '') return [];
    // Outside of the wall, whose policy would keep `like` from the trigram index: the operator is not leakproof.
    const found = await asServer(tx, 'search', (server) =>
      server
        .select({ id: stockItems.id })
        .from(stockItems)
        .where(and(ofCompany(tx), containing(stockItems.arama, text)))
        .orderBy(...inOrder)
        .limit(MOST_FOUND),
    );
    const ids = found.map(({ id }) => id);
    return tx
      .select()
      .from(stockItems)
      .where(and(ofCompany(tx), inArray(stockItems.id, ids)))
      .orderBy(...inOrder);
  },

  async find(tx, id) {
    const [row] = await tx.select().from(stockItems).where(one(tx, id));
    return row;
  },

  async lock(tx, id) {
    const [row] = await tx.select().from(stockItems).where(one(tx, id)).for('update');
    return row;
  },

  lockByKeys: (tx, keys) =>
    tx
      .select()
      .from(stockItems)
      .where(and(ofCompany(tx), inArray(stockItems.anahtar, [...keys])))
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

  async remove(tx, id) {
    await tx.delete(stockItems).where(one(tx, id));
  },
};

/** What GET /stok/search looks through: a line for each thing that matches (API-57). */
function searchText({ malHizmet, gtip, aciklama }: StockContent): string {
  return [malHizmet, gtip, aciklama].map(foldTr).filter(Boolean).join('\n');
}
