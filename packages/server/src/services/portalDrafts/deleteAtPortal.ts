import type { InvoiceRow } from '../../db/invoiceWire';
import type { PortalAnswer } from '../../ports/Portal';
import { beginPortalWrite, noteBack, noteDeleted } from './draftStates';
import type { PortalTurn } from '../../portal/turn';

/** Deletes the portal's draft of an invoice and believes the list alone. `unknown`: the invoice is BELIRSIZ until the list tells. */
export async function deleteAtPortal(
  turn: PortalTurn,
  row: InvoiceRow & { readonly ettn: string },
  userId: string,
): Promise<PortalAnswer<void>> {
  const { session } = turn;
  const { ettn } = row;
  const { portalDurumu } = row;
  // A change that the portal has not got yet may have moved the invoice to another day.
  const stored = portalDurumu === 'GONDERILDI' ? undefined : await session.fetchInvoice(ettn);
  if (stored && !stored.ok) return stored;
  const faturaTarih = stored?.value.faturaTarih ?? row.faturaTarih;

  const begun = await beginPortalWrite(turn, row, { islem: 'SIL' });
  if (!begun || portalDurumu === 'BELIRSIZ') return { ok: false, failure: { kind: 'unknown' } };
  const deleted = await session.deleteDraft({ ettn, faturaTarih });
  if (!deleted.ok && deleted.failure.kind !== 'unknown') {
    await noteBack(turn, begun, portalDurumu);
    return deleted;
  }
  const listed = await session.listInvoices(faturaTarih, faturaTarih);
  const isGone =
    listed.ok && listed.value.some((document) => document.ettn === ettn && document.onayDurumu === 'Silinmis');
  if (!isGone) return { ok: false, failure: { kind: 'unknown' } };
  await noteDeleted(turn, begun, userId);
  return { ok: true, value: undefined };
}
