import type { InvoiceRow } from '../../db/invoiceWire';
import { findInvoice } from '../../db/queries/findInvoice';
import { withCompany } from '../../db/wall';
import { requireVersion } from '../../db/versions';
import type { Ports } from '../../ports/Ports';
import * as invoiceProblems from '../../problems/invoiceProblems';
import * as callProblems from '../../problems/callProblems';
import { settleInvoice } from '../portalDrafts/settleInvoice';

interface Change {
  readonly companyId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/**
 * The invoice that a call wants to change, with nothing unknown about it: where the outcome of an earlier write is open, the portal is
 * asked once more. 404, 409 while it cannot be decided, 412 when it is newer than what the caller read.
 */
export async function readSettledInvoice(ports: Ports, { companyId, id, ifMatch }: Change): Promise<InvoiceRow> {
  const read = await withCompany(ports.db, companyId, (tx) => findInvoice(tx, companyId, id));
  if (!read) throw callProblems.notFound();
  const row = read.portalDurumu === 'BELIRSIZ' ? await settleInvoice(ports, companyId, id) : read;
  if (!row || row.portalDurumu === 'BELIRSIZ') throw invoiceProblems.outcomeUnknown();
  requireVersion(ifMatch, row.version);
  return row;
}
