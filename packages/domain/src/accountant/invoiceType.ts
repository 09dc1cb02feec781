import { invoiceTypes } from '../codes/invoice-types';
import { faturaTipOf, type FaturaTip } from '../facts/faturaTip';
import { upperTr } from '../text/letters';

/** The fields of an invoice that name its type. */
export interface TypedInvoice {
  readonly faturaTip?: string | null;
  readonly portalFaturaTip?: string | null;
}

/**
 * The type of an invoice. The portal may name it by a title: 'İHRAÇ KAYITLI', 'İhraç Kayıtlı'. Undefined for a kind
 * outside the seven types. Source: ACT-17.
 */
export function invoiceTypeOf(invoice: TypedInvoice): FaturaTip | undefined {
  return faturaTipOf(invoice) ?? byTitle.get(titleKey(invoice.portalFaturaTip ?? ''));
}

const byTitle = new Map(
  invoiceTypes.flatMap(({ value, title, portalTitle = title }) =>
    [value, title, portalTitle].map((text) => [titleKey(text), value as FaturaTip] as const),
  ),
);

function titleKey(text: string): string {
  return upperTr(text).replace(/\s/g, '');
}
