import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { bookInvoices } from '../ledger/claims';
import type { CompanyTx } from '../ports/Database';
import { invoices } from './tables';

/**
 * Finds out what the portal's IADE invoices to these recipients return (MNY-08): a sale, if a returned number is that
 * of an invoice to the same recipient, else a purchase. Numbers alone do not identify an invoice, because every seller
 * has the same series. The kind stays unknown without returned invoices. A sale may be downloaded after its return, so
 * this runs after every download. The choice of a user stays (MNY-21).
 */
export async function settleReturnKinds(tx: CompanyTx, recipients: readonly string[], now: Date): Promise<void> {
  if (recipients.length === 0) return;
  const changed = await rowsOf<{ id: string }>(
    tx,
    sql`
    update ${invoices} as iade set iade_turu = found.iade_turu, updated_at = ${now}, version = iade.version + 1
    from (
      select iade.id,
        case when count(sold.id) > 0 then 'SATIS_IADESI' else 'ALIS_IADESI' end as iade_turu
      from ${invoices} as iade cross join jsonb_array_elements(iade.iade_faturalari) as returned
      left join ${invoices} as sold on sold.company_id = iade.company_id
        and sold.belge_numarasi = returned ->> 'faturaNumarasi' and sold.vkn_tckn = iade.vkn_tckn
      where iade.company_id = ${tx.companyId} and ${inArray(sql`iade.vkn_tckn`, [...new Set(recipients)])}
        and iade.fatura_tip is null and iade.portal_fatura_tip = 'IADE'
        and iade.iade_turu is distinct from 'SATIS_IADESI' and not iade.iade_turu_secildi
      group by iade.id
    ) as found
    where iade.company_id = ${tx.companyId} and iade.id = found.id
      and iade.iade_turu is distinct from found.iade_turu
    returning iade.id`,
  );
  await bookInvoices(tx, changed, now);
}
