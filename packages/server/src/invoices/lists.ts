import { and, asc, desc, eq, getTableColumns, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import { foldTr, numbersOfMany } from '@kalem/domain';
import { type Matches, patternOf, searchInTime } from '../db/search';
import { rowsOf } from '../db/rows';
import type { components, paths } from '@kalem/openapi';
import type { CompanyTx } from '../ports/Database';
import { AMOUNT_MARK } from './statements';
import { invoiceDays, invoices } from './tables';
import type { ExportedInvoiceRow, InvoiceSummaryRow } from './wire';

type ListQuery = NonNullable<paths['/fatura']['get']['parameters']['query']>;
type Sort = NonNullable<ListQuery['sirala']>;

export interface InvoiceFilter extends Found {
  readonly sirala?: Sort;
  readonly belgeNumarasi?: string;
  readonly faturaTarih?: string;
  readonly ettn?: string;
  readonly vknTckn?: string;
  readonly alici?: string;
  /** Changed at or after this instant (MNY-11). */
  readonly degisenBeri?: Date;
}

/** The recipient: the number, and also the name for a number that many recipients share. */
type Recipient = Pick<InvoiceFilter, 'alici'> & { readonly vknTckn: string };

/** Filters by day (first and last included) and status. */
interface Found {
  readonly baslangicTarihi?: string;
  readonly bitisTarihi?: string;
  readonly onayDurumu?: components['schemas']['OnayDurumu'];
}

/** Up to this offset, skipping index entries is cheaper than counting days. */
const SHALLOW = 1500;

/**
 * A page of the company's invoices without their lines, plus one row that shows whether another page follows. A deep
 * page starts at the day of its first row. The same statement finds that day from the counts per day. So the cost does
 * not grow with the offset.
 */
export async function pageOfInvoices(
  tx: CompanyTx,
  filter: InvoiceFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<InvoiceSummaryRow[]> {
  const order = orders[filter.sirala ?? '-faturaTarih'];
  const isByDay =
    order === newestFirst &&
    [filter.belgeNumarasi, filter.ettn, filter.onayDurumu, filter.vknTckn, filter.degisenBeri].every(
      (given) => given === undefined,
    );
  const matches = invoicesMatching(tx, filter);
  const page = (places: SQL | undefined) =>
    tx
      .select(summaryColumns)
      .from(invoices)
      .where(places)
      .orderBy(...order)
      .limit(limit);
  if (offset < SHALLOW || !isByDay) return page(matches).offset(offset).prepare(nameOf(filter, offset)).execute();

  const start = startDay(tx, filter, offset);
  const ids = sql`(
      with ${start}
      select ${invoices.id} from ${invoices}
      where ${matches} and ${invoices.faturaTarih} <= (select fatura_tarih from start)
      order by ${sql.join(newestFirst, sql`, `)} limit ${limit} offset ${offset} - (select earlier from start)
    )`;
  return page(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, ids)));
}

/** All invoices of the filter, for the export, with the amounts withheld at each rate (LST-19). */
export async function allInvoices(tx: CompanyTx, filter: InvoiceFilter): Promise<ExportedInvoiceRow[]> {
  return tx
    .select({ ...summaryColumns, tevkifatToplamlar })
    .from(invoices)
    .where(invoicesMatching(tx, filter))
    .orderBy(...newestFirst);
}

/** The number and the sum of invoices, by status and currency. */
export async function sumInvoices(
  tx: CompanyTx,
  filter: Found,
): Promise<components['schemas']['InvoiceSums']['items']> {
  return rowsOf(
    tx,
    sql`select onay_durumu as "onayDurumu", para_birim as "paraBirim", count(*)::int as adet, trunc(sum(odenecek_tutar), 2)::text as tutar
    from ${invoices} where ${invoicesMatching(tx, filter)} group by onay_durumu, para_birim order by count(*) desc, onay_durumu, para_birim`,
  );
}

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
  const { found, isWhole } = await searchInTime(tx, {
    everywhere: () => those(among.vknTckn === undefined ? newestMatches(pattern, among) : hitsOf(newest)),
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
): Promise<components['schemas']['LastPriceItems']['items']> {
  return rowsOf(
    tx,
    sql`with sold as (
      select mal_hizmetler, para_birim, fatura_tarih, fatura_saat, belge_numarasi from ${invoices}
      where company_id = ${tx.companyId} and ${isTo(recipient)} and onay_durumu = 'Onaylandi' and not ${invoices.gecersiz}
        and coalesce(fatura_tip, portal_fatura_tip) is distinct from 'IADE'
      order by fatura_tarih desc, fatura_saat desc limit ${LOOKED_THROUGH}
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

interface Search {
  readonly baslangicTarihi?: string | undefined;
  readonly bitisTarihi?: string | undefined;
  readonly onayDurumu?: components['schemas']['OnayDurumu'] | undefined;
  readonly vknTckn?: string | undefined;
  readonly sirala?: Sort | undefined;
}

/** An amount, or its beginning, with Turkish or English separators: '16.222,29', '16222,29', '16,222.29'. */
const TURKISH = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$|^\d+,\d{0,2}$/;
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;

/** The search pattern of an amount. Undefined for a text that is not an amount. */
function amountOf(q: string): string | undefined {
  const typed = q.replace(/(?:TL|TRY|₺)\s*$/i, '').trim();
  if (TURKISH.test(typed)) return `${AMOUNT_MARK}${typed.replaceAll('.', '').replace(',', '.')}`;
  return ENGLISH.test(typed) ? `${AMOUNT_MARK}${typed.replaceAll(',', '')}` : undefined;
}

const { malHizmetler: _, ...columnsButLines } = getTableColumns(invoices);
/** Every column except the lines, which no list shows. */
export const summaryColumns = columnsButLines;

/** The default order of a list of invoices. */
const newestFirst = [desc(invoices.faturaTarih), desc(invoices.faturaSaat), desc(invoices.id)];

const orders: Record<Sort, SQL[]> = {
  '-faturaTarih': newestFirst,
  faturaTarih: [asc(invoices.faturaTarih), asc(invoices.faturaSaat), asc(invoices.id)],
  '-odenecekTutar': [desc(invoices.odenecekTutar), desc(invoices.id)],
  odenecekTutar: [asc(invoices.odenecekTutar), asc(invoices.id)],
};

/** The company's invoices of the filter. */
export function invoicesMatching(
  tx: CompanyTx,
  {
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    alici,
    degisenBeri,
  }: InvoiceFilter,
): SQL | undefined {
  return and(
    eq(invoices.companyId, tx.companyId),
    baslangicTarihi === undefined ? undefined : gte(invoices.faturaTarih, baslangicTarihi),
    bitisTarihi === undefined ? undefined : lte(invoices.faturaTarih, bitisTarihi),
    onayDurumu === undefined ? undefined : eq(invoices.onayDurumu, onayDurumu),
    belgeNumarasi === undefined ? undefined : eq(invoices.belgeNumarasi, belgeNumarasi),
    faturaTarih === undefined ? undefined : eq(invoices.faturaTarih, faturaTarih),
    ettn === undefined ? undefined : eq(invoices.ettn, ettn),
    vknTckn === undefined ? undefined : isTo({ vknTckn, alici }),
    degisenBeri === undefined ? undefined : gte(invoices.updatedAt, degisenBeri),
  );
}

/**
 * Matches invoices to a number. For a number that many recipients share, the name must be a line of the search text
 * too.
 */
function isTo({ vknTckn, alici }: Recipient): SQL | undefined {
  const isNumber = eq(invoices.vknTckn, vknTckn);
  if (alici === undefined || !numbersOfMany.includes(vknTckn)) return isNumber;
  const name = foldTr(alici);
  const isLine = sql`position(E'\n' || ${name} || E'\n' in E'\n' || ${invoices.arama} || E'\n') > 0`;
  // `like` is less exact than `isLine`, but it can use the index.
  return and(isNumber, like(invoices.arama, patternOf(name)), isLine);
}

/**
 * A name for each variant of the statement, so that PostgreSQL plans it once per connection. Short, because PostgreSQL
 * cuts names at 63 characters.
 */
function nameOf(filter: InvoiceFilter, offset: number): string {
  const {
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    alici,
    degisenBeri,
    sirala = '-faturaTarih',
  } = filter;
  const isOfMany = vknTckn !== undefined && numbersOfMany.includes(vknTckn);
  const name = isOfMany ? alici : undefined;
  const given = [
    baslangicTarihi,
    bitisTarihi,
    onayDurumu,
    belgeNumarasi,
    faturaTarih,
    ettn,
    vknTckn,
    name,
    degisenBeri,
  ];
  const parts = [...given, offset > 0 || undefined];
  return `list_invoices_${parts.map((part) => (part === undefined ? 0 : 1)).join('')}${sirala}`;
}

/** `start`: the day of the row at `offset`, and the number of rows before that day. */
function startDay(tx: CompanyTx, { baslangicTarihi, bitisTarihi, faturaTarih }: InvoiceFilter, offset: number): SQL {
  const { companyId: company, faturaTarih: day, adet } = invoiceDays;
  const isInRange = and(
    eq(company, tx.companyId),
    baslangicTarihi === undefined ? undefined : gte(day, baslangicTarihi),
    bitisTarihi === undefined ? undefined : lte(day, bitisTarihi),
    faturaTarih === undefined ? undefined : eq(day, faturaTarih),
  );
  return sql`
    counted as (select ${day}, ${adet}, sum(${adet}) over (order by ${day} desc rows unbounded preceding) as so_far from ${invoiceDays} where ${isInRange}),
    start as materialized (select fatura_tarih, so_far - adet as earlier from counted where so_far > ${offset} order by fatura_tarih desc limit 1)`;
}

/** The amounts withheld at each rate, summed in the database so that no lines are transferred. */
const tevkifatToplamlar = sql<ExportedInvoiceRow['tevkifatToplamlar']>`(
  select coalesce(jsonb_agg(jsonb_build_object('oran', oran::text, 'tutar', tutar::text) order by oran), '[]')
  from (
    select trim_scale((line->>'V9015Orani')::numeric) as oran, sum((line->>'V9015Tutari')::numeric) as tutar
    from jsonb_array_elements(${invoices.malHizmetler}) as line
    where line->>'V9015Orani' is not null and line->>'V9015Tutari' is not null
    group by 1
  ) as rates
)`;
