import { and, between, count, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { rowsOf } from '../db/rows';
import { type InvoiceFilter, invoicesMatching } from '../invoices/lists/filter';
import { invoices } from '../invoices/tables';
import type { Days } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import { receivedInvoices } from '../received/tables';
import { receivedRequests } from '../requests/tables';

type HomeFigures = components['schemas']['HomeFigures'];
type HomeDays = components['schemas']['HomeDays'];

/** The permissions that matter for the home page (USR-11). */
export interface Sight {
  readonly faturaRead: boolean;
  readonly adimaDuzenlenenFaturalarRead: boolean;
  readonly iptalItirazRead: boolean;
  readonly cariRead: boolean;
  readonly stokRead: boolean;
  readonly tahsilatRead: boolean;
}

/** Sales, purchases, their returns and requests of these days (MNY-01 to MNY-09). Leaves out what is not allowed. */
export async function homeFigures(tx: CompanyTx, sight: Sight, days: Days): Promise<HomeFigures> {
  const own = between(invoices.faturaTarih, days.from, days.to);
  const received = between(receivedInvoices.belgeTarihi, days.from, days.to);
  const { faturaRead, adimaDuzenlenenFaturalarRead: receivedRead } = sight;
  const none = sql`false`;
  return {
    satislar: faturaRead ? await sumByDay(tx, sold(tx, own)) : null,
    satisIadeleri: faturaRead ? await sumByDay(tx, returnedToUs(tx, own, receivedRead ? received : none)) : null,
    alislar: receivedRead
      ? await sumByDay(tx, bought(tx, received, sql`${receivedType} is distinct from 'IADE'`))
      : null,
    alisIadeleri: receivedRead ? await sumByDay(tx, returnedByUs(tx, faturaRead ? own : none)) : null,
    talepler: sight.iptalItirazRead ? await countRequests(tx, days) : null,
  };
}

/**
 * Sales to a recipient by month and currency, and their returns: our own invoices, and with the permission to read
 * received invoices also those that the recipient issued (MNY-04).
 */
export function salesByMonth(
  tx: CompanyTx,
  { adimaDuzenlenenFaturalarRead }: Pick<Sight, 'adimaDuzenlenenFaturalarRead'>,
  filter: Pick<InvoiceFilter, 'alici' | 'baslangicTarihi' | 'bitisTarihi'> & { readonly vknTckn: string },
): Promise<components['schemas']['MonthlySums']['items']> {
  const { vknTckn, baslangicTarihi, bitisTarihi } = filter;
  const own = invoicesMatching(tx, filter);
  const received = and(
    sql`${adimaDuzenlenenFaturalarRead}`,
    eq(receivedInvoices.saticiVknTckn, vknTckn),
    baslangicTarihi === undefined ? undefined : gte(receivedInvoices.belgeTarihi, baslangicTarihi),
    bitisTarihi === undefined ? undefined : lte(receivedInvoices.belgeTarihi, bitisTarihi),
  );
  const ofSales = (sum: SQL) => sql`trunc(coalesce(${sum} filter (where not is_return), 0), 2)::text`;
  const inTry = (amount: SQL) =>
    sql`case when bool_and(is_return or ${isConvertible}) then ${ofSales(sql`sum(${inTl(amount)})`)} end`;
  return rowsOf(
    tx,
    sql`select to_char(tarih, 'YYYY-MM') as ay, para_birim as "paraBirim",
      count(*) filter (where not is_return)::int as adet,
      ${ofSales(sql`sum(odenecek)`)} as tutar, ${inTry(sql`odenecek`)} as "tlTutari",
      ${ofSales(sql`sum(matrah)`)} as matrah, ${inTry(sql`matrah`)} as "tlMatrah",
      ${ofSales(sql`sum(dahil)`)} as "vergilerDahil", ${inTry(sql`dahil`)} as "tlVergilerDahil",
      count(*) filter (where is_return)::int as "iadeAdet",
      trunc(coalesce(sum(matrah) filter (where is_return), 0), 2)::text as "iadeMatrah"
    from (
      select *, false as is_return from (${sold(tx, own)}) as sold
      union all select *, true from (${returnedToUs(tx, own, received)}) as returned
    ) as each
    group by ay, para_birim order by ay desc, sum(${inTl(sql`matrah`)}) filter (where not is_return) desc nulls last, para_birim`,
  );
}

const columns = sql`fatura_tarih as tarih, para_birim, odenecek_tutar as odenecek, matrah, vergiler_dahil as dahil,
  doviz_kur as kur`;
/** Approved invoices that are not void. The index `invoice_figures` covers all columns. */
const approved = (tx: CompanyTx) =>
  sql`company_id = ${tx.companyId} and onay_durumu = 'Onaylandi' and not ${invoices.gecersiz}`;

function sold(tx: CompanyTx, filter: SQL | undefined): SQL {
  return sql`select ${columns} from ${invoices} where ${approved(tx)} and ${filter}
    and coalesce(fatura_tip, portal_fatura_tip) is distinct from 'IADE'`;
}

function returnedByUs(tx: CompanyTx, filter: SQL | undefined): SQL {
  return sql`select ${columns} from ${invoices} where ${approved(tx)} and ${filter} and iade_turu = 'ALIS_IADESI'`;
}

/** Returns of our sales: invoices of our own, and those that the customers issued (MNY-09). */
function returnedToUs(tx: CompanyTx, own: SQL | undefined, received: SQL | undefined): SQL {
  return sql`select ${columns} from ${invoices} where ${approved(tx)} and ${own} and iade_turu = 'SATIS_IADESI'
    union all ${bought(tx, received, sql`${receivedType} = 'IADE'`)}`;
}

const receivedType = receivedInvoices.faturaTip;

/** Received invoices, not deleted and not void. Their documents contain no exchange rate. */
function bought(tx: CompanyTx, filter: SQL | undefined, type: SQL): SQL {
  return sql`select belge_tarihi as tarih, para_birim, odenecek, toplam - vergi as matrah, toplam as dahil,
      null::numeric as kur
    from ${receivedInvoices}
    where company_id = ${tx.companyId} and ${filter} and ${type} and durum <> 'Silinmis'
      and not talep_akisi @> '[{"tip": "IPTAL", "durum": "KABUL"}]'`;
}

const isConvertible = sql`(para_birim is not distinct from 'TRY' or coalesce(kur, 0) > 0)`;
/** An amount in TRY at the rate of its invoice. Null without a rate. Computes the same as `salesOf` of the domain. */
const inTl = (amount: SQL) =>
  sql`case when para_birim = 'TRY' then trunc(${amount}, 2) when kur > 0 then round(${amount} * kur, 2) end`;

/** Sums by day and currency. Invoices whose amount in TRY is unknown are apart. */
function sumByDay(tx: CompanyTx, each: SQL): Promise<HomeDays> {
  const sum = (amount: SQL) => sql`trunc(coalesce(sum(${amount}), 0), 2)::text`;
  const sumInTl = (amount: SQL) => sql`sum(${inTl(amount)})::text`;
  return rowsOf(
    tx,
    sql`select tarih::text, para_birim as "paraBirim", count(*)::int as adet,
      ${sum(sql`odenecek`)} as tutar, ${sumInTl(sql`odenecek`)} as "tlTutari",
      ${sum(sql`matrah`)} as matrah, ${sumInTl(sql`matrah`)} as "tlMatrah",
      ${sum(sql`dahil`)} as "vergilerDahil", ${sumInTl(sql`dahil`)} as "tlVergilerDahil"
    from (${each}) as each
    group by tarih, para_birim, ${isConvertible} order by tarih, para_birim, ${isConvertible} desc`,
  );
}

async function countRequests(tx: CompanyTx, { from, to }: Days): Promise<number> {
  const isListed = and(eq(receivedRequests.companyId, tx.companyId), between(receivedRequests.tarih, from, to));
  const [row] = await tx.select({ adet: count() }).from(receivedRequests).where(isListed);
  return row?.adet ?? 0;
}
