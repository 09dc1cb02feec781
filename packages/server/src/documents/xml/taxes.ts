import { type LineTax, type LineTevkifat, reasonTitle, taxTitle, tevkifatTitle } from '@kalem/domain/document';
import { amountLeaf, group, leaf, type XmlNode } from './elements';

/** `cac:TaxTotal`: the total still to be paid, then every tax by code and rate. Source: ubl-tr 4. */
export function taxTotalXml(total: string, taxes: readonly LineTax[], currency: string): XmlNode {
  return group(
    'TaxTotal',
    amountLeaf('TaxAmount', total, currency),
    ...taxes.map((tax, index) => taxSubtotal(tax, index + 1, currency)),
  );
}

function taxSubtotal(tax: LineTax, sequence: number, currency: string): XmlNode {
  return group(
    'TaxSubtotal',
    amountLeaf('TaxableAmount', tax.matrah, currency),
    amountLeaf('TaxAmount', tax.tutar, currency),
    leaf('CalculationSequenceNumeric', String(sequence)),
    leaf('Percent', tax.oran),
    group(
      'TaxCategory',
      leaf('TaxExemptionReasonCode', tax.sebepler[0]),
      leaf('TaxExemptionReason', reasonText(tax.sebepler)),
      group('TaxScheme', leaf('Name', taxTitle(tax.kod)), leaf('TaxTypeCode', tax.kod)),
    ),
  );
}

/** The texts of all reasons. A subtotal has only one code, so further reasons are given in the text with their code. */
function reasonText([sebep = '', ...others]: readonly string[]): string {
  return [reasonTitle(sebep), ...others.map((other) => `${other} - ${reasonTitle(other)}`)].join('; ');
}

/** `cac:WithholdingTaxTotal`: the withheld KDV by code and rate. Undefined without any. Source: ubl-tr 4. */
export function withholdingXml(
  total: string | undefined,
  tevkifats: readonly LineTevkifat[],
  currency: string,
): XmlNode | undefined {
  if (tevkifats.length === 0) return undefined;
  return group(
    'WithholdingTaxTotal',
    amountLeaf('TaxAmount', total, currency),
    ...tevkifats.map((tevkifat) => withholdingSubtotal(tevkifat, currency)),
  );
}

function withholdingSubtotal({ kod, oran, kdv, tutar }: LineTevkifat, currency: string): XmlNode {
  return group(
    'TaxSubtotal',
    amountLeaf('TaxableAmount', kdv, currency),
    amountLeaf('TaxAmount', tutar, currency),
    leaf('Percent', oran),
    group('TaxCategory', group('TaxScheme', leaf('Name', tevkifatTitle(kod)), leaf('TaxTypeCode', kod))),
  );
}
