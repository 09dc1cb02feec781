import type { InvoiceRow } from '../../db/invoiceWire';
import { endPortalWrite } from '../../db/queries/portalWrite';
import { storeSigned } from '../../db/queries/storeSigned';
import { withCompany } from '../../db/wall';
import type { PortalTurn } from '../../portal/turn';
import { noteApproval } from './noteApproval';
import { signedContent } from './signedContent';

/** A moment later the portal may answer again, or whoever changed the invoice is through. */
const LOOK_AGAIN_SECONDS = 5;

/**
 * Approves an invoice of which it is not certain that the portal had what is stored here: what was signed is the truth, so it is fetched
 * and stored. Answers the invoice as it is then; while the portal does not show it, unchanged.
 */
export async function approveAsSigned(
  { ports, session, companyId }: PortalTurn,
  row: InvoiceRow,
  userId?: string,
): Promise<InvoiceRow> {
  const { db, clock, jobs } = ports;
  const signed = row.ettn === null ? undefined : await session.fetchInvoice(row.ettn);
  return withCompany(db, companyId, async (tx) => {
    const stored = signed?.ok ? await storeSigned(tx, row, signedContent(row, signed.value), clock.now()) : undefined;
    if (!stored) {
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: row.id }, LOOK_AGAIN_SECONDS);
      return row;
    }
    await endPortalWrite(tx, row);
    await noteApproval(ports, tx, { companyId, userId, id: stored.id, emails: stored.emails });
    return stored;
  });
}
