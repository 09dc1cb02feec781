import type { InvoiceState } from '../../invoices/statements';
import { mergeTalep } from '../../invoices/talepAkisi';
import type { PortalDocument } from '../../ports/Portal';

/**
 * What an invoice of the portal's list brings: `content` of new ones and of drafts, because only that tells whether somebody changed them in
 * the portal's own screens; `state` where only the list's row differs from ours; `nothing`.
 */
export function compareInvoice(
  state: InvoiceState | undefined,
  document: PortalDocument,
  today: string,
): 'content' | 'state' | 'nothing' {
  if (!state) return 'content';
  const isAtPortal = state.portalDurumu === 'GONDERILDI' && state.onayDurumu !== 'Silinmis';
  if (isAtPortal && state.onayDurumu === 'Onaylanmadi' && document.onayDurumu !== 'Silinmis') return 'content';
  const isChanged =
    isAtPortal && (document.belgeNumarasi !== state.belgeNumarasi || document.onayDurumu === 'Silinmis');
  const isTalepNew = mergeTalep(state.talepAkisi, document.talep, today) !== state.talepAkisi;
  return isChanged || isTalepNew ? 'state' : 'nothing';
}
