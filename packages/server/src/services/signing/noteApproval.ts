import { writeAudit } from '../../db/audit';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';

interface Approval {
  readonly companyId: string;
  readonly userId?: string | undefined;
  readonly id: string;
  readonly emails: readonly string[];
}

/** Sees to what follows when an invoice is approved: its documents are fetched and mailed (INV-40). */
export async function noteApproval(
  { jobs, clock }: Ports,
  tx: Queries,
  { companyId, userId, id: invoiceId, emails }: Approval,
): Promise<void> {
  await jobs.enqueue(tx, 'fetchDocuments', { companyId, invoiceId });
  for (const recipient of emails.keys()) await jobs.enqueue(tx, 'mailInvoice', { companyId, invoiceId, recipient });
  await writeAudit(tx, {
    action: 'approveInvoice',
    companyId,
    ...(userId !== undefined && { userId }),
    entityId: invoiceId,
    at: clock.now(),
  });
}
