import { findInvoice } from '../db/queries/findInvoice';
import { portalZip } from '../db/queries/portalZip';
import type { Ports } from '../Ports';
import { fetchDocumentsOf } from './fetchDocumentsOf';

/** Fetches the portal's ZIP of an approved invoice, unless it is here already. Answers whether it is here now. */
export async function fetchDocuments(ports: Ports, companyId: string, invoiceId: string): Promise<boolean> {
  const { db, accounts } = ports;
  const row = await findInvoice(db.queries, companyId, invoiceId);
  if (!row || row.onayDurumu !== 'Onaylandi') return false;
  if (await portalZip.exists(db.queries, companyId, invoiceId)) return true;
  const answer = await accounts.use(companyId, async (session) => ({ ok: true, value: await fetchDocumentsOf(ports, session, row) }));
  return answer.ok && answer.value;
}
