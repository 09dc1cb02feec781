import { codeTitles } from '../codeTitles';
import type { LineTax } from '../lineTaxes';
import { reasonTitle } from '../reasonTitle';
import type { XmlNode } from './XmlNode';
import { amountLeaf } from './amountLeaf';
import { group } from './group';
import { leaf } from './leaf';

/** `cac:TaxTotal`: what is still to be paid, then every tax by code and rate. Source: ubl-tr §4. */
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
      leaf('TaxExemptionReasonCode', tax.sebep),
      tax.sebep === '' ? undefined : leaf('TaxExemptionReason', reasonTitle(tax.sebep)),
      group(
        'TaxScheme',
        leaf('Name', tax.kod === '0015' ? 'KDV' : codeTitles.tax(tax.kod)),
        leaf('TaxTypeCode', tax.kod),
      ),
    ),
  );
}
