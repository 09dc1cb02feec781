import { markApproved } from '../../db/queries/markApproved';
import { unapprovedInvoices } from '../../db/queries/unapprovedInvoices';
import { withCompany } from '../../db/wall';
import type { PortalTurn } from '../../portal/turn';
import { approveAsSigned } from './approveAsSigned';
import { noteApproval } from './noteApproval';

interface Approvals {
  readonly userId: string;
  readonly ettns: readonly string[];
}

/** Notes what the portal's list calls approved. What was changed here while it was signed goes back to what was signed. */
export async function approveInvoices(turn: PortalTurn, { userId, ettns }: Approvals): Promise<void> {
  const { ports, companyId } = turn;
  const changed = await withCompany(ports.db, companyId, async (tx) => {
    for (const approved of await markApproved(tx, companyId, ettns, ports.clock.now()))
      await noteApproval(ports, tx, { companyId, userId, ...approved });
    return unapprovedInvoices(tx, companyId, ettns);
  });
  for (const row of changed) await approveAsSigned(turn, row, userId);
}
