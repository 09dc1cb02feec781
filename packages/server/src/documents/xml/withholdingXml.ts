import { codeTitles } from '../codeTitles';
import type { LineTevkifat } from '../lineTevkifat';
import type { XmlNode } from './XmlNode';
import { amountLeaf } from './amountLeaf';
import { group } from './group';
import { leaf } from './leaf';

/** `cac:WithholdingTaxTotal`: the withheld KDV on the whole KDV, by code and rate; undefined when nothing is withheld. Source: ubl-tr §4. */
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
    group('TaxCategory', group('TaxScheme', leaf('Name', codeTitles.tevkifat(kod)), leaf('TaxTypeCode', kod))),
  );
}
