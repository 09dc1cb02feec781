import { and, eq } from 'drizzle-orm';
import type { PortalRequestState } from '../../ports/Portal';
import type { Queries } from '../../ports/Database';
import { mergeTalep } from '../mergeTalep';
import { companies } from '../schema/companies';
import { invoices } from '../schema/invoices';
import { receivedInvoices } from '../schema/receivedInvoices';

interface Note {
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
  { companyId, talep, tarih, now }: Note,
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

export async function noteTalepOfReceived(
  tx: Queries,
  where: { readonly ettn: string } | { readonly saticiVknTckn: string; readonly belgeNumarasi: string },
  { companyId, talep, tarih, now }: Note,
): Promise<void> {
  const isThat =
    'ettn' in where
      ? eq(receivedInvoices.ettn, where.ettn)
      : and(
          eq(receivedInvoices.saticiVknTckn, where.saticiVknTckn),
          eq(receivedInvoices.belgeNumarasi, where.belgeNumarasi),
        );
  const isIt = and(eq(receivedInvoices.companyId, companyId), isThat);
  const [row] = await tx
    .select({ talepAkisi: receivedInvoices.talepAkisi })
    .from(receivedInvoices)
    .where(isIt)
    .for('update');
  const talepAkisi = row && mergeTalep(row.talepAkisi, talep, tarih);
  if (talepAkisi && talepAkisi !== row.talepAkisi)
    await tx.update(receivedInvoices).set({ talepAkisi, updatedAt: now }).where(isIt);
}

/** Of the document that a received request names: an own invoice when the seller is the company itself. */
export async function noteTalepOfRequest(
  tx: Queries,
  document: { saticiVknTckn: string; belgeNumarasi: string },
  note: Note,
): Promise<void> {
  const [company] = await tx
    .select({ vknTckn: companies.vknTckn })
    .from(companies)
    .where(eq(companies.id, note.companyId));
  if (company?.vknTckn === document.saticiVknTckn)
    await noteTalepOfInvoice(tx, { belgeNumarasi: document.belgeNumarasi }, note);
  else await noteTalepOfReceived(tx, document, note);
}
