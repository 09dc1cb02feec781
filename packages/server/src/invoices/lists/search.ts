import { foldTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { type Matches, patternOf, searchInTime } from '../../db/search';
import type { CompanyTx } from '../../ports/Database';
import { AMOUNT_MARK } from '../statements';
import { invoices } from '../tables';
import type { InvoiceSummaryRow } from '../wire';
import {
  type Found,
  type InvoiceFilter,
  invoicesMatching,
  isTo,
  newestFirst,
  orders,
  type Recipient,
  summaryColumns,
} from './filter';

/** When the time is too short for all invoices, only this many of the newest are searched. */
const FIRST = 2500;
const MOST_FOUND = 50;

/**
 * Searches invoices whose number, recipient or ETTN contains the text, or whose amount begins with it. Returns the
 * newest 50 (API-65, A-10). A blank text finds nothing.
 */
export async function searchInvoices(
  tx: CompanyTx,
  q: string,
  { sirala = '-faturaTarih', ...among }: Search = {},
): Promise<Matches<InvoiceSummaryRow>> {
  const text = amountOf(q) ?? foldTr(q);
  if (text === '') return { rows: [], isWhole: true };
  const pattern = patternOf(text);
  const those = (found: SQL) =>
    tx
      .select(summaryColumns)
      .from(invoices)
      .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, found)))
      .orderBy(...orders[sirala]);
  const newest = sql`select id, arama from ${invoices} where ${invoicesMatching(tx, among)} order by ${sql.join(newestFirst, sql`, `)}`;
  const hitsOf = (some: SQL) =>
    sql`(select id from (${some}) as newest where arama like ${pattern} limit ${MOST_FOUND})`;
  const isByDay = [among.vknTckn, among.vadeBaslangic, among.vadeBitis, among.collection].every(
    (given) => given === undefined,
  );
  const { found, isWhole } = await searchInTime(tx, {
    everywhere: () => those(isByDay ? newestMatches(pattern, among) : hitsOf(newest)),
    first: () => those(hitsOf(sql`${newest} limit ${FIRST}`)),
  });
  return { rows: found, isWhole };
}

function newestMatches(pattern: string, { baslangicTarihi, bitisTarihi, onayDurumu }: Search): SQL {
  const days = sql`${baslangicTarihi ?? null}::date, ${bitisTarihi ?? null}::date`;
  return sql`(select newest_matches(${pattern}, ${days}, ${onayDurumu ?? null}))`;
}

/** Searches this many of the newest invoices to a recipient for prices. Older prices are no guide. */
const LOOKED_THROUGH = 500;
const MOST_PRICES = 1000;

/**
 * The last price of each item for a recipient, by name, unit and currency, newest first (LIN-05). Only approved sales
 * count: a draft is not charged, a void one was taken back (MNY-12), and a return has the price of a purchase.
 */
export async function lastPrices(
  tx: CompanyTx,
  recipient: Recipient,
  most = LOOKED_THROUGH,
): Promise<components['schemas']['LastPriceItems']['items']> {
  return rowsOf(
    tx,
    sql`with sold as (
      select mal_hizmetler, para_birim, fatura_tarih, fatura_saat, belge_numarasi from ${invoices}
      where company_id = ${tx.companyId} and ${isTo(recipient)} and onay_durumu = 'Onaylandi' and not ${invoices.gecersiz}
        and coalesce(fatura_tip, portal_fatura_tip) is distinct from 'IADE'
      order by fatura_tarih desc, fatura_saat desc limit ${most}
    ), last as (
      select distinct on (mal_hizmet, birim, para_birim)
        btrim(line ->> 'malHizmet') as mal_hizmet, line ->> 'birim' as birim, line ->> 'birimFiyat' as birim_fiyat,
        para_birim, fatura_tarih, fatura_saat, belge_numarasi
      from sold, jsonb_array_elements(mal_hizmetler) as line
      where line ->> 'birim' is not null and line ->> 'birimFiyat' ~ '^[0-9.]*[1-9]'
      order by mal_hizmet, birim, para_birim, fatura_tarih desc, fatura_saat desc
    )
    select mal_hizmet as "malHizmet", birim, birim_fiyat as "birimFiyat", para_birim as "paraBirim",
      fatura_tarih::text as "faturaTarih", coalesce(belge_numarasi, '') as "belgeNumarasi"
    from last order by fatura_tarih desc, fatura_saat desc, mal_hizmet limit ${MOST_PRICES}`,
  );
}

type Search = Found & Pick<InvoiceFilter, 'vknTckn' | 'sirala'>;

/** An amount, or its beginning, with Turkish or English separators: '16.222,29', '16222,29', '16,222.29'. */
const TURKISH = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$|^\d+,\d{0,2}$/;
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;

/** The search pattern of an amount. Undefined for a text that is not an amount. */
function amountOf(q: string): string | undefined {
  const typed = q.replace(/(?:TL|TRY|₺)\s*$/i, '').trim();
  if (TURKISH.test(typed)) return `${AMOUNT_MARK}${typed.replaceAll('.', '').replace(',', '.')}`;
  return ENGLISH.test(typed) ? `${AMOUNT_MARK}${typed.replaceAll(',', '')}` : undefined;
}
