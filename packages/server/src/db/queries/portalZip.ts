import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { invoiceDocuments } from '../schema/invoiceDocuments';

const isPortalZip = (companyId: string, invoiceId: string) =>
  and(
    eq(invoiceDocuments.companyId, companyId),
    eq(invoiceDocuments.invoiceId, invoiceId),
    eq(invoiceDocuments.dosya, 'zip'),
    eq(invoiceDocuments.kaynak, 'portal'),
  );
// The portal's own ZIP of an invoice.

export async function hasPortalZip(queries: Queries, companyId: string, invoiceId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: invoiceDocuments.id })
    .from(invoiceDocuments)
    .where(isPortalZip(companyId, invoiceId))
    .limit(1);
  return rows.length > 0;
}

export async function putPortalZip(
  tx: Queries,
  companyId: string,
  invoiceId: string,
  icerik: Uint8Array,
  now: Date,
): Promise<void> {
  await tx.insert(invoiceDocuments).values({
    id: crypto.randomUUID(),
    companyId,
    invoiceId,
    dosya: 'zip',
    kaynak: 'portal',
    icerik,
    createdAt: now,
  });
}
