import { and, between, count, eq, sql } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { rowsOf } from '../db/rows';
import { sumInTl } from '../invoices/lists';
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
}

/** Turnover, purchases and requests of these days (HOM-04). Leaves out everything that the member may not read. */
export async function homeFigures(tx: CompanyTx, sight: Sight, days: Days): Promise<HomeFigures> {
  return {
    satislar: sight.faturaRead ? await salesByDay(tx, days) : null,
    alislar: sight.adimaDuzenlenenFaturalarRead ? await purchasesByDay(tx, days) : null,
    talepler: sight.iptalItirazRead ? await countRequests(tx, days) : null,
  };
}

/** Approved invoices. The index `invoice_sold` covers all columns of the query. */
function salesByDay(tx: CompanyTx, { from, to }: Days): Promise<HomeDays> {
  return rowsOf(
    tx,
    sql`select fatura_tarih::text as tarih, para_birim as "paraBirim", count(*)::int as adet,
      trunc(sum(odenecek_tutar), 2)::text as tutar, ${sumInTl}::text as "tlTutari"
    from ${invoices}
    where company_id = ${tx.companyId} and onay_durumu = 'Onaylandi' and fatura_tarih between ${from} and ${to}
    group by fatura_tarih, para_birim order by fatura_tarih, para_birim`,
  );
}

/** Received invoices that were not deleted. Their documents contain no exchange rate. */
function purchasesByDay(tx: CompanyTx, { from, to }: Days): Promise<HomeDays> {
  return rowsOf(
    tx,
    sql`select belge_tarihi::text as tarih, para_birim as "paraBirim", count(*)::int as adet,
      trunc(coalesce(sum(odenecek), 0), 2)::text as tutar,
      case para_birim when 'TRY' then trunc(coalesce(sum(odenecek), 0), 2)::text end as "tlTutari"
    from ${receivedInvoices}
    where company_id = ${tx.companyId} and durum <> 'Silinmis' and belge_tarihi between ${from} and ${to}
    group by belge_tarihi, para_birim order by belge_tarihi, para_birim`,
  );
}

async function countRequests(tx: CompanyTx, { from, to }: Days): Promise<number> {
  const isListed = and(eq(receivedRequests.companyId, tx.companyId), between(receivedRequests.tarih, from, to));
  const [row] = await tx.select({ adet: count() }).from(receivedRequests).where(isListed);
  return row?.adet ?? 0;
}
