import { and, eq } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import type { CompanyTx } from '../ports/Database';
import type { PortalRequestState } from '../ports/Portal';
import { invoices } from './tables';

export type TalepAkisi = components['schemas']['TalepAkisi'];

/**
 * The requests of an invoice, newest first, after the portal told of its state: `null` for one that was withdrawn,
 * undefined where it tells nothing, because the real portal's rows may lack these columns (portal-protocol 6.6). The
 * list does not say since when: an entry that is known keeps its day, a new one gets `tarih`.
 */
export function mergeTalep(akisi: TalepAkisi, talep: PortalRequestState | null | undefined, tarih: string): TalepAkisi {
  if (talep === undefined) return akisi;
  const [newest, ...older] = akisi;
  if (talep === null) return newest?.durum === 'OLUSTU' ? older : akisi;
  if (newest?.tip !== talep.tip) return [{ tip: talep.tip, durum: talep.durum, tarih }, ...akisi];
  return newest.durum === talep.durum ? akisi : [{ ...newest, durum: talep.durum }, ...older];
}

export interface TalepNote {
  readonly talep: PortalRequestState | null | undefined;
  /** The day of the request, YYYY-MM-DD. */
  readonly tarih: string;
  readonly now: Date;
}

/** Writes a request's state into its invoice's `talepAkisi`. The version stays, so open forms can still save. */
export async function setTalepOfInvoice(
  tx: CompanyTx,
  where: { readonly ettn: string } | { readonly belgeNumarasi: string },
  { talep, tarih, now }: TalepNote,
): Promise<void> {
  const isIt = and(
    eq(invoices.companyId, tx.companyId),
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
      .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, row.id)));
}
