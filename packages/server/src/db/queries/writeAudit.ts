import type { Queries } from '../../ports/Database';
import { auditLog } from '../schema/auditLog';

/** Adds a row to the audit log, in the transaction of the change that it tells. `action` is the operationId, or the name of the job. */
export async function writeAudit(
  tx: Queries,
  entry: {
    action: string;
    at: Date;
    userId?: string;
    companyId?: string;
    entityId?: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
