import type { InvoiceRow } from '../../db/invoiceWire';
import { findInvoice } from '../../db/queries/findInvoice';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import * as callProblems from '../../problems/callProblems';
import { settleInvoice } from '../portalDrafts/settleInvoice';
import { withPatience } from '../../portal/turn';

/** Soon after the answer: the list of a portal that was slow has the draft then. */
const LOOK_AGAIN_SECONDS = 2;

/**
 * Sends a stored invoice to the portal within a call. What does not go through now, goes on in the background (INV-38); a refusal is
 * 422 with the portal's text and the path of what is stored, so that it can be corrected there.
 */
export async function saveAtPortal(ports: Ports, companyId: string, invoiceId: string): Promise<InvoiceRow> {
  const row =
    (await withPatience(settleInvoice(ports, companyId, invoiceId))) ??
    (await withCompany(ports.db, companyId, (tx) => findInvoice(tx, companyId, invoiceId)));
  if (!row) throw callProblems.notFound();
  if (row.portalDurumu === 'REDDEDILDI')
    throw portalProblems.refused(row.portalMesaji ?? '', { Location: `/api/fatura/${row.id}` });
  if (row.portalDurumu !== 'GONDERILDI')
    await ports.jobs.enqueue(ports.db.queries, 'settleInvoice', { companyId, invoiceId }, LOOK_AGAIN_SECONDS);
  return row;
}
