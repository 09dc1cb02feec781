import { isFurtherTaxRate } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { type CardRow, type Cards, lockCards } from '../cards/Cards';
import { type CustomerContent, customerContent } from '../cards/customers';
import { type StockContent, stockContent } from '../cards/stockItems';
import type { CompanyTx } from '../ports/Database';
import type { PortalInvoice } from '../ports/Portal';

type Line = components['schemas']['Line'];

/** The number that anonymous recipients share (fiscal-rules 12). */
const ANONYMOUS = '11111111111';
const LEGAL_LENGTH = 10;

/** The customer card of an invoice's recipient. Undefined for an anonymous consumer. */
export function customerCardOf({
  vknTckn,
  aliciUnvan,
  aliciAdi,
  aliciSoyadi,
  vergiDairesi,
  adres,
  ilce,
  il,
  ulke,
  emails,
  paraBirim,
}: PortalInvoice): CustomerContent[] {
  if (vknTckn === '' || vknTckn === ANONYMOUS) return [];
  const [email = ''] = emails;
  const tuzel = vknTckn.length === LEGAL_LENGTH;
  return [
    customerContent({
      vknTckn,
      unvan: aliciUnvan,
      ad: aliciAdi,
      soyad: aliciSoyadi,
      vergiDairesi,
      adres,
      ilce,
      il,
      ulke,
      email,
      paraBirimi: paraBirim,
      tuzel,
    }),
  ];
}

/** The stock cards of an invoice: one for each line with a name and a unit. */
export function stockCardsOf({ malHizmetler, paraBirim }: PortalInvoice): StockContent[] {
  return malHizmetler
    .filter(({ malHizmet = '', birim = '' }) => malHizmet.trim() !== '' && birim !== '')
    .map((line) => stockItemOf(line, paraBirim));
}

/**
 * Adds a card for each key that has none. Existing cards are not changed (GIB-04). Returns the number of added cards.
 */
export async function addMissingCards<Content, Row extends CardRow & Content>(
  tx: CompanyTx,
  cards: Cards<Row, Content>,
  contents: readonly Content[],
  now: Date,
): Promise<number> {
  const byKey = new Map<string, Content>();
  for (const content of contents) if (!byKey.has(cards.keyOf(content))) byKey.set(cards.keyOf(content), content);
  if (byKey.size === 0) return 0;
  await lockCards(tx);
  const known = await cards.lockByKeys(tx, [...byKey.keys()]);
  for (const row of known) byKey.delete(cards.keyOf(row));
  const rows = [...byKey.values()].map((content) =>
    cards.newRow(content, { id: crypto.randomUUID(), companyId: tx.companyId, createdAt: now }),
  );
  await cards.put(tx, rows);
  return rows.length;
}

function stockItemOf(line: Line, dovizKodu: string): StockContent {
  const {
    malHizmet = '',
    birim = '',
    birimFiyat = '0',
    kdvOrani = '0',
    gtip,
    tevkifatKodu,
    istisnaMuafiyetSebebi,
    ozelMatrahNedeni,
  } = line;
  const taxes = Object.fromEntries(
    Object.entries(line).filter(([name, value]) => isFurtherTaxRate(name) && Number(value) > 0),
  );
  const fields = {
    malHizmet,
    birim,
    birimFiyat,
    kdvOrani,
    dovizKodu,
    gtip,
    tevkifatKodu,
    istisnaMuafiyetSebebi,
    ozelMatrahNedeni,
    ...taxes,
  };
  return stockContent(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Parameters<
      typeof stockContent
    >[0],
  );
}
