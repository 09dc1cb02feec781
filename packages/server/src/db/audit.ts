import { and, eq } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { auditLog } from './tables';

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

/** Whether the audit log of the company tells of this action on this entity: whether what has no row of its own has been done. */
export async function hasAudit(
  tx: Queries,
  { companyId, action, entityId }: { companyId: string; action: string; entityId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), eq(auditLog.action, action), eq(auditLog.entityId, entityId)))
    .limit(1);
  return rows.length > 0;
}
