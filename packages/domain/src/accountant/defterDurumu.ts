import { isVoid } from '../requests';

/** The state of an invoice for the books: valid, void, draft, deleted. */
export type DefterDurumu = 'GECERLI' | 'IPTAL' | 'TASLAK' | 'SILINMIS';

interface BookedInvoice {
  readonly onayDurumu: 'Onaylandi' | 'Onaylanmadi' | 'Silinmis';
  readonly talepAkisi: Parameters<typeof isVoid>[0];
}

/**
 * The state of an invoice for the books. An accepted cancellation makes it void, and so does the deletion of one that
 * the accountant already has. An accepted objection does not. Source: ACT-13.
 */
export function defterDurumuOf({ onayDurumu, talepAkisi }: BookedInvoice, isHandedOver: boolean): DefterDurumu {
  if (isVoid(talepAkisi)) return 'IPTAL';
  if (onayDurumu === 'Onaylandi') return 'GECERLI';
  if (onayDurumu === 'Onaylanmadi') return 'TASLAK';
  return isHandedOver ? 'IPTAL' : 'SILINMIS';
}

/** The line about an invoice whose objection was accepted: it stays valid. Undefined without one. Source: ACT-13. */
export function objectionText(invoice: BookedInvoice & { readonly belgeNumarasi: string | null }): string | undefined {
  const isAccepted = invoice.talepAkisi.some(({ tip, durum }) => tip === 'ITIRAZ' && durum === 'KABUL');
  if (!isAccepted || defterDurumuOf(invoice, false) !== 'GECERLI') return undefined;
  return `İtirazı kabul edilen fatura: ${invoice.belgeNumarasi ?? ''}`;
}
