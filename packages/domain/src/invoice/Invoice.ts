import type { components } from '@kalem/openapi';
import { sumAmounts } from '../calculation/decimal';
import { toTl } from '../calculation/totals';
import { approvalStatuses } from '../codes/invoice-types';

/** A line as the wire carries it; while it is being typed a field may be ''. */
export type Line = components['schemas']['Line'];

/** What can be written of an invoice: the state of the form and the body of a save. */
export type InvoiceDraft = components['schemas']['InvoiceWrite'];

/** An invoice as it is read. */
export type Invoice = components['schemas']['Invoice'];

/** Whether an invoice can be edited: made in the product, and not approved or deleted. Source: INV-10, INV-11. */
export function isEditable({ faturaTip, onayDurumu }: Pick<Invoice, 'faturaTip' | 'onayDurumu'>): boolean {
  return Boolean(faturaTip) && onayDurumu === 'Onaylanmadi';
}

/**
 * The approval status of an invoice as it was read, also where the portal writes it, 'Onaylandı'. Undefined when it is
 * none. Source: LST-04.
 */
export function readApprovalStatus(onayDurumu: unknown): Invoice['onayDurumu'] | undefined {
  const status = approvalStatuses.find(({ value, title }) => value === onayDurumu || title === onayDurumu);
  return status?.value as Invoice['onayDurumu'] | undefined;
}

/** The fields of an invoice that decide how it counts towards the turnover. */
export type SoldInvoice = Pick<Invoice, 'onayDurumu' | 'paraBirim' | 'dovizKur'> & {
  readonly totals: { readonly odenecekTutar?: string };
};

/** What a company has sold. */
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
