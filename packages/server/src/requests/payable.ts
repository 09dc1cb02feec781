import { and, eq, inArray } from 'drizzle-orm';
import { findCompany } from '../companies/statements';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { receivedInvoices } from '../received/tables';

/** The payable amount of an invoice. Null when its document cannot be fetched. */
export interface Payable {
  readonly odenecek: string | null;
  readonly paraBirim: string | null;
}

interface Named {
  readonly saticiVknTckn: string;
  readonly belgeNumarasi: string;
}

/** The payable amounts of the invoices of requests, own and received ones. Undefined for an unknown invoice. */
export async function payableOf(
  tx: CompanyTx,
  named: readonly Named[],
): Promise<(document: Named) => Payable | undefined> {
  const numbers = [...new Set(named.map(({ belgeNumarasi }) => belgeNumarasi))];
  if (numbers.length === 0) return () => undefined;
  const company = await findCompany(tx);
  const own = await tx
    .select({
      belgeNumarasi: invoices.belgeNumarasi,
      odenecek: invoices.odenecekTutar,
      paraBirim: invoices.paraBirim,
    })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.belgeNumarasi, numbers)));
  const received = await tx
    .select({
      saticiVknTckn: receivedInvoices.saticiVknTckn,
      belgeNumarasi: receivedInvoices.belgeNumarasi,
      odenecek: receivedInvoices.odenecek,
      paraBirim: receivedInvoices.paraBirim,
    })
    .from(receivedInvoices)
    .where(and(eq(receivedInvoices.companyId, tx.companyId), inArray(receivedInvoices.belgeNumarasi, numbers)));
  return ({ saticiVknTckn, belgeNumarasi }) => {
    if (saticiVknTckn === company?.vknTckn) return own.find((row) => row.belgeNumarasi === belgeNumarasi);
    return received.find((row) => row.saticiVknTckn === saticiVknTckn && row.belgeNumarasi === belgeNumarasi);
  };
}
