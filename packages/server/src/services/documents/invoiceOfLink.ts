import { findInvoicesByKey } from '../../db/queries/findInvoicesByKey';
import type { InvoiceRow } from '../../db/invoiceWire';
import type { Dosya } from '../../documents/Dosya';
import type { Ports } from '../../ports/Ports';
import * as invoiceProblems from '../../problems/invoiceProblems';
import { linkSignature } from './linkSignature';
import { sameText } from '../../tokens';

interface OpenedLink {
  readonly key: string;
  readonly dosya: Dosya;
  readonly expires: number;
  readonly signature: string;
}

/** The invoice that a signed link opens; 403 when the link was altered or is too old, whether or not there is such an invoice. */
export async function invoiceOfLink(
  { db, secrets, clock }: Ports,
  { key, dosya, expires, signature }: OpenedLink,
): Promise<InvoiceRow> {
  // The link names no company, its signature does: the one read of invoices that looks through all companies.
  for (const row of await findInvoicesByKey(db.queries, key)) {
    const expected = await linkSignature(secrets, { companyId: row.companyId, key, dosya, expires });
    if (!sameText(expected, signature)) continue;
    if (clock.now().getTime() >= expires * 1000) throw invoiceProblems.linkExpired();
    return row;
  }
  throw invoiceProblems.linkInvalid();
}
