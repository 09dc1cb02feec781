import type { components } from '@kalem/openapi';
import { sumAmounts } from '../calculation/decimal';
import { toTl } from '../calculation/totals';
import { approvalStatuses } from '../codes/invoice-types';

/** A line on the wire. While the user types, a field may be ''. */
export type Line = components['schemas']['Line'];

/** The writable fields of an invoice: state of the form and body of a save. */
export type InvoiceDraft = components['schemas']['InvoiceWrite'];

/** An invoice as the API returns it. */
export type Invoice = components['schemas']['Invoice'];

/** Whether an invoice can be edited: made in the product, and not approved or deleted. Source: INV-10, INV-11. */
export function isEditable({ faturaTip, onayDurumu }: Pick<Invoice, 'faturaTip' | 'onayDurumu'>): boolean {
  return Boolean(faturaTip) && onayDurumu === 'Onaylanmadi';
}

/**
 * Parses the approval status of an invoice, also in the portal's spelling 'Onaylandı'. Undefined for other values.
 * Source: LST-04.
 */
export function readApprovalStatus(onayDurumu: unknown): Invoice['onayDurumu'] | undefined {
  const status = approvalStatuses.find(({ value, title }) => value === onayDurumu || title === onayDurumu);
  return status?.value as Invoice['onayDurumu'] | undefined;
}

/** The fields of an invoice that determine its turnover. */
export type SoldInvoice = Pick<Invoice, 'onayDurumu' | 'paraBirim' | 'dovizKur'> & {
  readonly totals: { readonly odenecekTutar?: string };
};

/** The sales of a company. */
interface Sales {
  /** Payable amounts in TRY, two decimals. */
  readonly turnover: string;
  readonly issued: number;
}

/** Turnover and number of approved invoices, each in TRY at its own rate of exchange. Source: HOM-04. */
export function salesOf(invoices: readonly SoldInvoice[]): Sales {
  const approved = invoices.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi');
  return { turnover: sumAmounts(approved.map(payableInTl)), issued: approved.length };
}

function payableInTl({ paraBirim, dovizKur, totals: { odenecekTutar = '0' } }: SoldInvoice): string {
  return paraBirim === 'TRY' ? odenecekTutar : toTl(odenecekTutar, dovizKur);
}
