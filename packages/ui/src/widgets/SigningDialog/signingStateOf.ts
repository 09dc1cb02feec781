import type { SigningInvoice } from './SigningInvoice';
import type { SigningPhase } from './SigningPhase';
import type { SigningState } from './SigningState';
import type { ReadInvoice } from './useSigningInvoices';

const states: Record<SigningInvoice['portalDurumu'], SigningState> = {
  GONDERILDI: 'unsigned',
  BEKLIYOR: 'waiting',
  REDDEDILDI: 'refused',
  BELIRSIZ: 'unknown',
};

/** What became of an invoice: approved as the server verified, else as it stands now; unknown as long as that is not known. */
export function signingStateOf({ id, invoice, isCurrent }: ReadInvoice, phase: SigningPhase): SigningState {
  const state = invoice ? stateOf(invoice) : 'unsigned';
  if (phase.name !== 'result' || state === 'signed') return state;
  if (phase.items.some((item) => item.id === id && item.onayDurumu === 'Onaylandi')) return 'signed';
  return isCurrent && !phase.isOpen ? state : 'unknown';
}

/** Only what is not approved and at the portal can be signed (INV-38). */
function stateOf({ onayDurumu, portalDurumu }: SigningInvoice): SigningState {
  if (onayDurumu === 'Onaylandi') return 'signed';
  return onayDurumu === 'Silinmis' ? 'deleted' : states[portalDurumu];
}
