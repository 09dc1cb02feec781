import type { components } from '@kalem/openapi';
import { sumAmounts } from '../calculation/decimal';
import { toTl } from '../calculation/totals';
import { approvalStatuses } from '../codes/invoice-types';
import { faturaTipOf } from '../facts/faturaTip';
import { isVoid } from '../requests';

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
export type SoldInvoice = Pick<
  Invoice,
  'onayDurumu' | 'talepAkisi' | 'faturaTip' | 'portalFaturaTip' | 'iadeTuru' | 'paraBirim' | 'dovizKur'
> & { readonly totals: Pick<Invoice['totals'], 'matrah' | 'vergilerDahilToplamTutar'> };

/** The sum of some invoices in TRY, two decimals: without and with KDV. */
interface Sum {
  readonly net: string;
  readonly gross: string;
  readonly count: number;
}

/** The sales of a company. */
interface Sales {
  readonly sold: Sum;
  /** Returns of sales. They are not subtracted from `sold`. */
  readonly returned: Sum;
  /** Invoices in a foreign currency without a rate. They are counted, but in no amount. */
  readonly unknown: number;
}

/**
 * Sales and their returns: approved invoices that are not void, each in TRY at its own rate of exchange. Source:
 * HOM-04, MNY-01, MNY-06, MNY-09.
 */
export function salesOf(invoices: readonly SoldInvoice[]): Sales {
  const approved = invoices.filter((invoice) => invoice.onayDurumu === 'Onaylandi' && !isVoid(invoice.talepAkisi));
  const sold = approved.filter((invoice) => faturaTipOf(invoice) !== 'IADE');
  const returned = approved.filter((invoice) => faturaTipOf(invoice) === 'IADE' && invoice.iadeTuru === 'SATIS_IADESI');
  return {
    sold: sumOf(sold),
    returned: sumOf(returned),
    unknown: [...sold, ...returned].filter((invoice) => !hasRate(invoice)).length,
  };
}

function sumOf(invoices: readonly SoldInvoice[]): Sum {
  const known = invoices.filter(hasRate);
  return {
    net: sumAmounts(known.map((invoice) => inTl(invoice, invoice.totals.matrah))),
    gross: sumAmounts(known.map((invoice) => inTl(invoice, invoice.totals.vergilerDahilToplamTutar))),
    count: invoices.length,
  };
}

const hasRate = ({ paraBirim, dovizKur }: SoldInvoice) => paraBirim === 'TRY' || Number(dovizKur) > 0;

function inTl({ paraBirim, dovizKur }: SoldInvoice, amount = '0'): string {
  return paraBirim === 'TRY' ? amount : toTl(amount, dovizKur);
}
