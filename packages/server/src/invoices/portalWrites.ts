import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { portalWrites } from './tables';

export type PortalWrite = typeof portalWrites.$inferSelect;

interface InvoiceKey {
  readonly companyId: string;
  readonly id: string;
}

const isOf = ({ companyId, id }: InvoiceKey) =>
  and(eq(portalWrites.companyId, companyId), eq(portalWrites.invoiceId, id));
// Writes to the portal whose outcome is not known yet.

export async function findPortalWrite(queries: Queries, invoice: InvoiceKey): Promise<PortalWrite | undefined> {
  const [row] = await queries.select().from(portalWrites).where(isOf(invoice));
  return row;
}

/** Whether any invoice of the company has one, other than the given one. */
export async function hasOtherPortalWrites(queries: Queries, companyId: string, invoiceId?: string): Promise<boolean> {
  const isOther = and(
    eq(portalWrites.companyId, companyId),
    invoiceId === undefined ? undefined : ne(portalWrites.invoiceId, invoiceId),
  );
  const rows = await queries.select({ invoiceId: portalWrites.invoiceId }).from(portalWrites).where(isOther).limit(1);
  return rows.length > 0;
}

export async function startPortalWrite(tx: Queries, write: typeof portalWrites.$inferInsert): Promise<void> {
  const { invoiceId: _, ...values } = write;
  await tx
    .insert(portalWrites)
    .values(write)
    .onConflictDoUpdate({ target: portalWrites.invoiceId, set: { kabulEdildi: false, bakilma: 0, ...values } });
}

/** The portal said that it carried the write out. */
export async function acceptPortalWrite(queries: Queries, invoice: InvoiceKey): Promise<void> {
  await queries.update(portalWrites).set({ kabulEdildi: true }).where(isOf(invoice));
}

export async function countPortalLook(queries: Queries, invoice: InvoiceKey): Promise<void> {
  await queries
    .update(portalWrites)
    .set({ bakilma: sql`${portalWrites.bakilma} + 1` })
    .where(isOf(invoice));
}

export async function endPortalWrite(tx: Queries, invoice: InvoiceKey): Promise<void> {
  await tx.delete(portalWrites).where(isOf(invoice));
}
