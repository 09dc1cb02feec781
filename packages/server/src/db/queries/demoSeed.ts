import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../ports/Database';
import { auditLog } from '../tables';
import { companies, members } from '../../companies/tables';
import { users } from '../../people/tables';
import { writeAudit } from '../audit';

const ACTION = 'seedDemo';

interface Demo {
  readonly companyId: string;
  readonly staffId: string;
  readonly adminId: string;
  readonly now: Date;
}
// What only the demo needs of the database.

export async function isDemoSeeded(queries: Queries): Promise<boolean> {
  return (await queries.$count(auditLog, eq(auditLog.action, ACTION))) > 0;
}

/** The company has a licence of a year; the staff may do everything with invoices, and read customers and stock. */
export function prepareDemo(db: Database, { companyId, staffId, adminId, now }: Demo): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(companies).set({ paidAt: now }).where(eq(companies.id, companyId));
    await tx.update(users).set({ admin: true }).where(eq(users.id, adminId));
    const permissions = { faturaRead: true, faturaWrite: true, cariRead: true, stokRead: true };
    await tx
      .insert(members)
      .values({ companyId, userId: staffId, ...permissions, createdAt: now })
      .onConflictDoNothing();
  });
}

export function finishDemo(queries: Queries, now: Date): Promise<void> {
  return writeAudit(queries, { action: ACTION, at: now });
}
