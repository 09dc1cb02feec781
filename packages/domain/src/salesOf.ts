import { sumAmounts } from './calculation/decimal';
import { toTl } from './calculation/totals';
import type { Invoice } from './invoice/InvoiceDraft';

/** What of an invoice decides on the turnover. */
export type SoldInvoice = Pick<Invoice, 'onayDurumu' | 'paraBirim' | 'dovizKur'> & {
  readonly totals: { readonly odenecekTutar?: string };
};

/** What a company has sold. */
export interface Sales {
  /** Payable amounts in TRY, two decimals. */
  readonly turnover: string;
  readonly issued: number;
}

/** Turnover and number of the issued invoices: only approved ones count, each in TRY at its own rate of exchange. Source: HOM-04. */
export function salesOf(invoices: readonly SoldInvoice[]): Sales {
  const approved = invoices.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi');
  return { turnover: sumAmounts(approved.map(payableInTl)), issued: approved.length };
}

function payableInTl({ paraBirim, dovizKur, totals: { odenecekTutar = '0' } }: SoldInvoice): string {
  return paraBirim === 'TRY' ? odenecekTutar : toTl(odenecekTutar, dovizKur);
}
