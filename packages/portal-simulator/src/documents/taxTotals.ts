import { decimal } from '../decimal';
import type { JsonObject } from '../json';
import { taxBreakdown, type TaxShare } from './taxBreakdown';
import { XmlElement } from './XmlElement';

// Stopaj stands among the taxes of a document, but is no part of their sum (ubl-tr 4).
const stopaj = new Set(['0003', '0011', '9040']);

/** `TaxTotal` and, where KDV is withheld, `WithholdingTaxTotal` of some lines. The former is then what remains to be paid (ubl-tr 4). */
export function taxTotals(lines: readonly JsonObject[], currency: string): XmlElement[] {
  const { kdv, others, tevkifat } = taxBreakdown(lines);
  const withheld = sum(tevkifat);
  const added = others.filter(({ code }) => !stopaj.has(code));
  const total = (name: string, amount: bigint, shares: readonly TaxShare[]): XmlElement =>
    new XmlElement(name, [
      money('TaxAmount', amount, currency),
      ...shares.map((share, index) => subtotal(share, index + 1, currency)),
    ]);

  const taxes = total('cac:TaxTotal', sum([...kdv, ...added]) - withheld, [...kdv, ...others]);
  return tevkifat.length === 0 ? [taxes] : [taxes, total('cac:WithholdingTaxTotal', withheld, tevkifat)];
}

function subtotal(
  { code, title, oran, reason, matrah, tutar }: TaxShare,
  sequence: number,
  currency: string,
): XmlElement {
  return new XmlElement('cac:TaxSubtotal', [
    money('TaxableAmount', matrah, currency),
    money('TaxAmount', tutar, currency),
    new XmlElement('cbc:CalculationSequenceNumeric', String(sequence)),
    new XmlElement('cbc:Percent', oran),
    new XmlElement('cac:TaxCategory', [
      reason ? new XmlElement('cbc:TaxExemptionReasonCode', reason) : null,
      new XmlElement('cac:TaxScheme', [new XmlElement('cbc:Name', title), new XmlElement('cbc:TaxTypeCode', code)]),
    ]),
  ]);
}

function money(name: string, amount: bigint, currency: string): XmlElement {
  return new XmlElement(`cbc:${name}`, decimal.fixed(amount), { currencyID: currency });
}

function sum(shares: readonly TaxShare[]): bigint {
  return shares.reduce((total, { tutar }) => total + tutar, 0n);
}
