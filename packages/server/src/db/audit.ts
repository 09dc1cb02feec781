import { DAY_MS, istanbulNow } from '@kalem/domain';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import type { CompanyTx, ServerTx, Tx } from '../ports/Database';
import { clearRows } from './clearRows';
import { auditLog } from './tables';

/** The operationId, or the name of the job. The contract lists them, so that the audit view has a text for each. */
export type AuditAction = components['schemas']['AuditAction'];

interface Entry {
  readonly action: AuditAction;
  readonly at: Date;
  /** Null or absent: without a person. */
  readonly userId?: string | null;
  readonly entityId?: string;
  readonly details?: Record<string, unknown>;
}

/** Adds a row to the audit log in the transaction of the change. A change of a company is in the company's log. */
export async function writeAudit(tx: CompanyTx, entry: Entry): Promise<void>;
export async function writeAudit(tx: ServerTx, entry: Entry & { readonly companyId?: string }): Promise<void>;
export async function writeAudit(tx: Tx, entry: Entry & { readonly companyId?: string }): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, companyId: tx.companyId ?? entry.companyId });
}

/**
 * `writeAudit`, unless the user did the same in the last ten minutes. Without this, an export would write many rows.
 */
export async function writeAuditOnce(tx: CompanyTx, entry: Entry & { readonly userId: string }): Promise<void> {
  const since = new Date(entry.at.getTime() - SAME_WORK_MS);
  if (!(await isAuditedSince(tx, { ...entry, companyId: tx.companyId }, since))) await writeAudit(tx, entry);
}

const SAME_WORK_MS = 600_000;

type EntryOfUser = Entry & { readonly companyId?: string; readonly userId: string };

/** `writeAudit`, unless the user did the same with the same details today (Turkish time). */
export async function writeAuditDaily(tx: ServerTx, entry: EntryOfUser): Promise<void> {
  const midnight = new Date(`${istanbulNow(entry.at).date}T00:00:00+03:00`);
  if (!(await isAuditedSince(tx, entry, midnight, entry.details))) await writeAudit(tx, entry);
}

async function isAuditedSince(
  tx: Tx,
  { companyId, userId, action }: EntryOfUser,
  since: Date,
  details?: Entry['details'],
): Promise<boolean> {
  const isSame = and(
    companyId === undefined ? isNull(auditLog.companyId) : eq(auditLog.companyId, companyId),
    eq(auditLog.userId, userId),
    eq(auditLog.action, action),
    gt(auditLog.at, since),
    details && eq(auditLog.details, details),
  );
  return (await tx.$count(auditLog, isSame)) > 0;
}

/** Whether the company's audit log has this action on this entity. For entities without a row of their own. */
export async function hasAudit(
  tx: CompanyTx,
  { action, entityId }: { action: AuditAction; entityId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, tx.companyId), eq(auditLog.action, action), eq(auditLog.entityId, entityId)))
    .limit(1);
  return rows.length > 0;
}

/** Ten years, because books must be kept that long (TTK m. 82). A database trigger refuses to delete younger rows. */
const KEPT_MS = 3653 * DAY_MS;

/** Deletes rows older than the legal retention period. */
export async function clearAudit(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, auditLog, lte(auditLog.at, new Date(now.getTime() - KEPT_MS)));
}
