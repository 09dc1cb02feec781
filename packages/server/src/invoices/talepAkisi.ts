import { and, eq } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { bookInvoices } from '../ledger/claims';
import type { CompanyTx } from '../ports/Database';
import type { PortalRequestState } from '../ports/Portal';
import { invoices } from './tables';

export type TalepAkisi = components['schemas']['TalepAkisi'];

/**
 * Merges the portal's request state into the requests of an invoice, newest first. `null` is a withdrawn request.
 * `undefined` means that the row has no such columns, which happens at the real portal (portal-protocol 6.6). The list
 * has no day: a known entry keeps its day, a new one gets `tarih`.
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

/**
 * Stores a request's state in the `talepAkisi` of its invoice. The version stays, so that open forms can still save.
 */
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
  if (!talepAkisi || talepAkisi === row.talepAkisi) return;
  await tx
    .update(invoices)
    .set({ talepAkisi, updatedAt: now })
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, row.id)));
  await bookInvoices(tx, [row], now);
}
