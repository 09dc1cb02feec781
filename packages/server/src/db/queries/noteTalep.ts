import { and, eq } from 'drizzle-orm';
import type { PortalRequestState } from '../../ports/Portal';
import type { Queries } from '../../ports/Database';
import { mergeTalep } from '../mergeTalep';
import { invoices } from '../schema/invoices';

export interface TalepNote {
  readonly companyId: string;
  readonly talep: PortalRequestState | null | undefined;
  /** The day of the request, YYYY-MM-DD. */
  readonly tarih: string;
  readonly now: Date;
}
// Writes the state of a request into the `talepAkisi` of its invoice. The version stays: nobody's typing is stale because of it.

export async function noteTalepOfInvoice(
  tx: Queries,
  where: { readonly ettn: string } | { readonly belgeNumarasi: string },
  { companyId, talep, tarih, now }: TalepNote,
): Promise<void> {
  const isIt = and(
    eq(invoices.companyId, companyId),
    'ettn' in where ? eq(invoices.ettn, where.ettn) : eq(invoices.belgeNumarasi, where.belgeNumarasi),
  );
  const [row] = await tx
    .select({ id: invoices.id, talepAkisi: invoices.talepAkisi })
    .from(invoices)
    .where(isIt)
    .for('update');
  const talepAkisi = row && mergeTalep(row.talepAkisi, talep, tarih);
  if (talepAkisi && talepAkisi !== row.talepAkisi)
    await tx
      .update(invoices)
      .set({ talepAkisi, updatedAt: now })
      .where(and(eq(invoices.companyId, companyId), eq(invoices.id, row.id)));
}
