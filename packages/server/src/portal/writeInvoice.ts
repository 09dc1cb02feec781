import type { PortalInvoice } from '../ports/Portal';
import { invoiceFields } from './invoiceFields';
import { portalDecimal } from './portalDecimal';
import type { PortalValue } from './PortalField';

/** The keys that follow `hesaplanankdv` where there is something to say (protocol 6.2). */
const AFTER = 'hesaplanankdv';

/** An invoice under the portal's names, its keys in the portal's order. */
export function writeInvoice(invoice: PortalInvoice): Record<string, PortalValue> {
  const entries = invoiceFields.flatMap(({ key, write }) => {
    const entry: [string, PortalValue] = [key, write(invoice)];
    return key === AFTER ? [entry, ...conditionalTotals(invoice)] : [entry];
  });
  return Object.fromEntries(entries);
}

function conditionalTotals({ totals }: PortalInvoice): [string, PortalValue][] {
  const taxes = Object.entries(totals.vergiToplamlar ?? {}).map(([code, tutar]): [string, PortalValue] => [
    `hesaplanan${code}`,
    portalDecimal.write(tutar),
  ]);
  if (totals.hesaplananV9015 === undefined) return taxes;
  return [
    ['tevkifataTabiIslemTutar', portalDecimal.write(totals.tevkifataTabiIslemTutar)],
    ['tevkifataTabiIslemKdv', portalDecimal.write(totals.tevkifataTabiIslemKdv)],
    ['hesaplananV9015', portalDecimal.write(totals.hesaplananV9015)],
    ...taxes,
  ];
}
