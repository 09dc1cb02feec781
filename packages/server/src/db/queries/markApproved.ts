import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { invoices } from '../schema/invoices';

/**
 * Notes that these invoices are approved; answers those that were not before. Only what the portal has as it is stored: a change that was
 * saved meanwhile leaves GONDERILDI in the same statement, so that unsent content never counts as signed.
 */
export async function markApproved(
  tx: Queries,
  companyId: string,
  ettns: readonly string[],
  now: Date,
): Promise<{ id: string; emails: string[] }[]> {
  if (ettns.length === 0) return [];
  return tx
    .update(invoices)
    .set({ onayDurumu: 'Onaylandi', portalMesaji: null, updatedAt: now })
    .where(
      and(
        eq(invoices.companyId, companyId),
        inArray(invoices.ettn, [...ettns]),
        eq(invoices.onayDurumu, 'Onaylanmadi'),
        eq(invoices.portalDurumu, 'GONDERILDI'),
      ),
    )
    .returning({ id: invoices.id, emails: invoices.emails });
}
