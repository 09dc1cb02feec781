import type { components } from '@kalem/openapi';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { isTracking, openRests } from '../../ledger/collections';
import type { CompanyTx } from '../../ports/Database';
import { breakdownColumns, withBreakdown } from '../breakdowns';
import { invoiceDays, invoices } from '../tables';
import type { ExportedInvoiceRow, InvoiceSummaryRow } from '../wire';
import {
  type Found,
  type InvoiceFilter,
  invoicesMatching,
  nameOf,
  newestFirst,
  orders,
  summaryColumns,
} from './filter';

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
    [
      filter.belgeNumarasi,
      filter.ettn,
      filter.onayDurumu,
      filter.vknTckn,
      filter.degisenBeri,
      filter.vadeBaslangic,
      filter.vadeBitis,
      filter.collection,
    ].every((given) => given === undefined);
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

/** All invoices of the filter, for the export, with the amounts withheld at each rate (LST-19) and the breakdown. */
export async function allInvoices(tx: CompanyTx, filter: InvoiceFilter): Promise<ExportedInvoiceRow[]> {
  const rows = await tx
    .select({ ...summaryColumns, tevkifatToplamlar, ...breakdownColumns })
    .from(invoices)
    .where(invoicesMatching(tx, filter))
    .orderBy(...newestFirst);
  return rows.map(withBreakdown);
}

/**
 * The number and the sum of invoices, by status and currency. With `hasRest` also what is left to pay of them; null
 * before tracking has started (MNY-51).
 */
export async function sumInvoices(
  tx: CompanyTx,
  filter: Found,
  { hasRest }: { hasRest: boolean },
): Promise<components['schemas']['InvoiceSums']['items']> {
  const rest = sql`case when ${isTracking(tx)} then coalesce(sum(open.kalan), 0)::numeric(24, 2)::text end`;
  return rowsOf(
    tx,
    sql`select onay_durumu as "onayDurumu", para_birim as "paraBirim", count(*)::int as adet,
      trunc(sum(odenecek_tutar), 2)::text as tutar, ${hasRest ? rest : sql`null`} as kalan
    from ${invoices} ${hasRest ? sql`left join (${openRests(tx)}) as open on open.invoice_id = ${invoices.id}` : sql``}
    where ${invoicesMatching(tx, filter)} group by onay_durumu, para_birim order by count(*) desc, onay_durumu, para_birim`,
  );
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
