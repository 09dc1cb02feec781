import type { FaturaTip } from '../../facts/faturaTip';
import { type BreakdownRow, hasAmounts } from '../breakdown';
import { breakdownInTl } from '../breakdownInTl';
import type { Choices } from '../choices';
import type { ByHandReason } from '../Entry';
import type { BookedInvoice } from '../entryOf';
import { invoiceTypeOf } from '../invoiceType';

/** An invoice for a list: its type, what it returns, and its breakdown in TL. */
export interface ListedInvoice {
  readonly sonuc: 'SATIR';
  readonly tip: FaturaTip;
  /** Only on an IADE. */
  readonly iadeTuru: 'ALIS_IADESI' | 'SATIS_IADESI' | null;
  readonly rows: readonly BreakdownRow[];
}

/** What a list has of an invoice, or why it has nothing. */
export type ListOutcome =
  | ListedInvoice
  | { readonly sonuc: 'SIFIR' }
  | { readonly sonuc: 'ELLE'; readonly sebep: ByHandReason }
  | { readonly sonuc: 'SECIM'; readonly secimler: readonly ['iadeTuru'] };

/** What the lists of Luca have of a valid invoice. They ask for no choice but the kind of a return. */
export function listOutcomeOf(invoice: BookedInvoice, secimler: Choices): ListOutcome {
  if (!hasAmounts(invoice.dokum)) return { sonuc: 'SIFIR' };
  const tip = invoiceTypeOf(invoice);
  if (!tip) return { sonuc: 'ELLE', sebep: 'TIP_BILINMIYOR' };
  const rows = breakdownInTl(invoice, secimler);
  if (!rows) return { sonuc: 'ELLE', sebep: 'KAPANMIYOR' };
  if (tip !== 'IADE') return { sonuc: 'SATIR', tip, iadeTuru: null, rows };
  const iadeTuru = invoice.iadeTuru ?? secimler.iadeTuru;
  if (!iadeTuru) return { sonuc: 'SECIM', secimler: ['iadeTuru'] };
  return iadeTuru === 'ELLE' ? { sonuc: 'ELLE', sebep: 'ELLE' } : { sonuc: 'SATIR', tip, iadeTuru, rows };
}
