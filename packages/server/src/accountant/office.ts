import { validateOffice } from '@kalem/domain/accountant';
import type { components } from '@kalem/openapi';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { requireVersion } from '../db/versions';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { accountantOffices } from './tables';

type Office = components['schemas']['AccountantOffice'];

interface StoredOffice {
  readonly version: number;
  /** Null while the company has no accountant. */
  readonly ofis: Office | null;
}

/** The accountant of the company; version 0 before the first one. */
export async function findOffice(tx: CompanyTx): Promise<StoredOffice> {
  const [row] = await tx.select().from(accountantOffices).where(eq(accountantOffices.companyId, tx.companyId));
  return row ?? { version: 0, ofis: null };
}

interface Change {
  readonly userId: string;
  readonly ifMatch: string | undefined;
  readonly now: Date;
}

/** Saves the accountant. Throws 412 when somebody else has changed it, and 422 with the faults of its fields. */
export async function updateOffice(tx: CompanyTx, office: Office, change: Change): Promise<StoredOffice> {
  const before = await lockOffice(tx, change.now);
  requireVersion(change.ifMatch, before.version);
  refuseFaults(validateOffice(office));
  return storeOffice(tx, 'updateOffice', { before, office }, change);
}

/** Deletes the accountant (ACT-01). Throws 404 without one. */
export async function deleteOffice(tx: CompanyTx, change: Change): Promise<void> {
  const before = await lockOffice(tx, change.now);
  if (before.ofis === null) throw callProblems.notFound();
  requireVersion(change.ifMatch, before.version);
  await storeOffice(tx, 'deleteOffice', { before, office: null }, change);
}

/** Reads the office with a row lock until the transaction ends. Inserts a missing row. */
async function lockOffice(tx: CompanyTx, now: Date): Promise<StoredOffice> {
  await tx
    .insert(accountantOffices)
    .values({ companyId: tx.companyId, ofis: null, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(accountantOffices)
    .where(eq(accountantOffices.companyId, tx.companyId))
    .for('update');
  if (!row) throw new Error('The office was inserted and is gone');
  return row;
}

async function storeOffice(
  tx: CompanyTx,
  action: 'updateOffice' | 'deleteOffice',
  { before, office }: { readonly before: StoredOffice; readonly office: Office | null },
  { userId, now }: Change,
): Promise<StoredOffice> {
  const [row] = await tx
    .update(accountantOffices)
    .set({ ofis: office, version: sql`${accountantOffices.version} + 1`, updatedAt: now })
    .where(eq(accountantOffices.companyId, tx.companyId))
    .returning();
  if (!row) throw new Error('The office was locked and is gone');
  const details = { before: before.ofis, after: office };
  await writeAudit(tx, { action, userId, entityId: tx.companyId, details, at: now });
  return row;
}
