import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { mergeTalep, noteTalepOfInvoice, type TalepNote } from '../../invoices/talepAkisi';
import { companies } from '../../companies/tables';
import { receivedInvoices } from '../schema/receivedInvoices';

export async function noteTalepOfReceived(
  tx: Queries,
  where: { readonly ettn: string } | { readonly saticiVknTckn: string; readonly belgeNumarasi: string },
  { companyId, talep, tarih, now }: TalepNote,
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
  note: TalepNote,
): Promise<void> {
  const [company] = await tx
    .select({ vknTckn: companies.vknTckn })
    .from(companies)
    .where(eq(companies.id, note.companyId));
  if (company?.vknTckn === document.saticiVknTckn)
    await noteTalepOfInvoice(tx, { belgeNumarasi: document.belgeNumarasi }, note);
  else await noteTalepOfReceived(tx, document, note);
}
