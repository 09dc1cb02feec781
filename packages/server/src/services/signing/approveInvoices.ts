import { markApproved } from '../../db/queries/markApproved';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../Ports';

interface Approval {
  readonly companyId: string;
  readonly userId?: string;
  readonly ettns: readonly string[];
}

/** Notes what the portal's list calls approved, and sees to what follows: the documents are fetched and mailed (INV-40). */
export async function approveInvoices({ jobs, clock }: Ports, tx: Queries, { companyId, userId, ettns }: Approval): Promise<void> {
  const now = clock.now();
  for (const { id: invoiceId, emails } of await markApproved(tx, companyId, ettns, now)) {
    await jobs.enqueue(tx, 'fetchDocuments', { companyId, invoiceId });
    for (const recipient of emails.keys()) await jobs.enqueue(tx, 'mailInvoice', { companyId, invoiceId, recipient });
    await writeAudit(tx, { action: 'approveInvoice', companyId, ...(userId !== undefined && { userId }), entityId: invoiceId, at: now });
  }
}
