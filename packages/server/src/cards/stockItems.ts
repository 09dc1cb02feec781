import { sql } from 'drizzle-orm';
import { foldTr, isFurtherTaxRate, readTevkifatCell, sortKeyTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { type CardKey, type Cards, cardStatements, type Likeness } from './Cards';
import { stockItems } from './tables';

export type StockRow = typeof stockItems.$inferSelect;
export type StockContent = Omit<
  StockRow,
  'id' | 'companyId' | 'version' | 'anahtar' | 'arama' | 'sira' | 'createdAt' | 'updatedAt'
>;

const likenesses: readonly Likeness<StockRow>[] = [
  {
    neden: 'AD',
    key: sql<string>`${stockItems.anahtar}`,
    tells: sql`${stockItems.malHizmet} <> ''`,
    keyOf: ({ anahtar }) => anahtar,
  },
];

/** The key is stored in its own column. */
const byKey: CardKey = { whole: stockItems.anahtar, column: stockItems.anahtar, inColumn: (key) => key };

/** The statements of stock cards. */
export const stockCards: Cards<StockRow, StockContent> = {
  name: 'StockItem',
  ...cardStatements(stockItems, byKey, (tx) => tx.select().from(stockItems).$dynamic(), likenesses),
  keyOf: ({ malHizmet, birim }) => `${foldTr(malHizmet)}\n${birim}`,

  // `content` comes last, as in `customerCards`.
  newRow: (content, { id, companyId, createdAt }) => ({
    id,
    companyId,
    version: 1,
    anahtar: stockCards.keyOf(content),
    arama: searchText(content),
    sira: sortKeyTr(content.malHizmet),
    createdAt,
    updatedAt: createdAt,
    ...content,
  }),
};

type Body = components['schemas']['StockItemWrite'];

/** A stock item as stored: trimmed, with the rate of its tevkifat code, and defaults for empty fields (STK-01). */
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

/** The text that GET /stok/search searches: one line per value (API-57). */
function searchText({ malHizmet, gtip, aciklama }: StockContent): string {
  return [malHizmet, gtip, aciklama].map(foldTr).filter(Boolean).join('\n');
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}

/** The rates of further taxes in the body (STK-08). */
function taxRates(body: Body): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] => isFurtherTaxRate(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
