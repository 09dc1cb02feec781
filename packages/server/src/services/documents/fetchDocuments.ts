import { findInvoice } from '../../db/queries/findInvoice';
import { hasPortalZip } from '../../db/queries/portalZip';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { readDocument } from './readDocument';
import { fetchDocumentsOf } from './fetchDocumentsOf';

/**
 * Sees to the documents of an approved invoice: the portal's ZIP, unless it is here already, and our own PDF and HTML, which are kept now,
 * so that they say what the company was when it issued. Answers whether the ZIP is here.
 */
export async function fetchDocuments(ports: Ports, companyId: string, invoiceId: string): Promise<boolean> {
  const { db, accounts } = ports;
  const row = await withCompany(db, companyId, (tx) => findInvoice(tx, companyId, invoiceId));
  if (!row || row.onayDurumu !== 'Onaylandi') return false;
  for (const dosya of ['pdf', 'html'] as const) await readDocument(ports, row, dosya);
  if (await withCompany(db, companyId, (tx) => hasPortalZip(tx, companyId, invoiceId))) return true;
  const answer = await accounts.use(companyId, async (session) => ({
    ok: true,
    value: await fetchDocumentsOf(ports, session, row),
  }));
  return answer.ok && answer.value;
}
