import { findInvoices } from '../../db/queries/findInvoices';
import { signingCodes } from '../../db/queries/signingCodes';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';
import { approveInvoices } from './approveInvoices';
import { readApprovals } from './readApprovals';

/** Asks the portal's list what became of a signature whose end nobody noted: the answer was lost, or the server died. Answers whether that is settled. */
export async function settleSigning(ports: Ports, companyId: string, signatureId: string): Promise<boolean> {
  const { db, accounts } = ports;
  const signing = await signingCodes.find(db.queries, companyId, signatureId);
  const isOver = !signing || signing.wrongCodes === 0;
  if (isOver) return true;
  const rows = await findInvoices(db.queries, companyId, signing.faturaIds);
  const approvals = await accounts.use(companyId, (session) => readApprovals(session, rows));
  if (!approvals.ok) return false;
  await withCompany(db, companyId, (tx) => approveInvoices(ports, tx, { companyId, userId: signing.userId, ettns: [...approvals.value] }));
  return true;
}
