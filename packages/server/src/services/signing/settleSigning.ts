import { findInvoices } from '../../db/queries/findInvoices';
import { findSigning } from '../../db/queries/signingCodes';
import { withCompany } from '../../db/wall';
import type { PortalAnswer } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import { approveInvoices } from './approveInvoices';
import { readApprovals } from './readApprovals';

/** Asks the portal's list what became of a signature whose end nobody noted: the answer was lost, or the server died. Answers whether that is settled. */
export async function settleSigning(ports: Ports, companyId: string, signatureId: string): Promise<boolean> {
  const { db, accounts } = ports;
  const signing = await withCompany(db, companyId, (tx) => findSigning(tx, companyId, signatureId));
  const isOver = !signing || signing.wrongCodes === 0;
  if (isOver) return true;
  const answer = await accounts.use(companyId, async (session): Promise<PortalAnswer<void>> => {
    const rows = await withCompany(db, companyId, (tx) => findInvoices(tx, companyId, signing.faturaIds));
    const approvals = await readApprovals(session, rows);
    if (!approvals.ok) return approvals;
    await approveInvoices({ ports, session, companyId }, { userId: signing.userId, ettns: [...approvals.value] });
    return { ok: true, value: undefined };
  });
  return answer.ok;
}
