import type { InvoiceRow } from '../../db/invoiceWire';
import type { PortalAnswer, PortalDocument } from '../../ports/Portal';
import type { PortalTurn } from '../../portal/turn';

/** The row of the invoice's own draft; its day at the portal may be another than the stored one. */
export async function findOwnDraft(
  { session }: PortalTurn,
  { ettn }: InvoiceRow,
): Promise<PortalAnswer<PortalDocument | null>> {
  if (ettn === null) return { ok: true, value: null };
  const fetched = await session.fetchInvoice(ettn);
  if (!fetched.ok) return fetched.failure.kind === 'refused' ? { ok: true, value: null } : fetched;
  const listed = await session.listInvoices(fetched.value.faturaTarih, fetched.value.faturaTarih);
  return listed.ok ? { ok: true, value: listed.value.find((document) => document.ettn === ettn) ?? null } : listed;
}
