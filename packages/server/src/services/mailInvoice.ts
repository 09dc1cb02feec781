import { findInvoice } from '../db/queries/findInvoice';
import type { Ports } from '../Ports';

/** Mails an approved invoice to its recipients (INV-40). */
export async function mailInvoice({ db, mail, config }: Ports, companyId: string, invoiceId: string): Promise<void> {
  const row = await findInvoice(db.queries, companyId, invoiceId);
  if (!row || row.onayDurumu !== 'Onaylandi') return;
  const body = `${row.belgeNumarasi ?? ''} numaralı faturanız düzenlendi: ${config.publicUrl}/api/belge/${row.ettn ?? row.id}/${row.ettn ?? row.id}_f.pdf`;
  for (const to of row.emails) await mail.send({ to, subject: 'Faturanız', body });
}
