import { and, eq, ne, sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { portalWrites } from './tables';
import type { InvoiceRow } from './wire';

export type PortalWrite = typeof portalWrites.$inferSelect;

const isOf = (tx: CompanyTx, { id }: Pick<InvoiceRow, 'id'>) =>
  and(eq(portalWrites.companyId, tx.companyId), eq(portalWrites.invoiceId, id));
// Writes to the portal whose outcome is not known yet.

export async function findPortalWrite(
  tx: CompanyTx,
  invoice: Pick<InvoiceRow, 'id'>,
): Promise<PortalWrite | undefined> {
  const [row] = await tx.select().from(portalWrites).where(isOf(tx, invoice));
  return row;
}

/** Whether any invoice of the company has one, other than the given one. */
export async function hasOtherPortalWrites(tx: CompanyTx, invoiceId?: string): Promise<boolean> {
  const isOther = and(
    eq(portalWrites.companyId, tx.companyId),
    invoiceId === undefined ? undefined : ne(portalWrites.invoiceId, invoiceId),
  );
  const rows = await tx.select({ invoiceId: portalWrites.invoiceId }).from(portalWrites).where(isOther).limit(1);
  return rows.length > 0;
}

export async function startPortalWrite(
  tx: CompanyTx,
  write: Omit<typeof portalWrites.$inferInsert, 'companyId'>,
): Promise<void> {
  const { invoiceId: _, ...values } = write;
  await tx
    .insert(portalWrites)
    .values({ ...write, companyId: tx.companyId })
    .onConflictDoUpdate({ target: portalWrites.invoiceId, set: { kabulEdildi: false, bakilma: 0, ...values } });
}

/** The portal said that it carried the write out. */
export async function acceptPortalWrite(tx: CompanyTx, invoice: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx.update(portalWrites).set({ kabulEdildi: true }).where(isOf(tx, invoice));
}

export async function countPortalLook(tx: CompanyTx, invoice: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx
    .update(portalWrites)
    .set({ bakilma: sql`${portalWrites.bakilma} + 1` })
    .where(isOf(tx, invoice));
}

export async function endPortalWrite(tx: CompanyTx, invoice: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx.delete(portalWrites).where(isOf(tx, invoice));
}
