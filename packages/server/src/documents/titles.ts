import { deliveryTerms } from '@kalem/domain/codes/delivery-terms';
import { exportRegistrationCodes, invoiceTypes } from '@kalem/domain/codes/invoice-types';
import { istisnaCodes } from '@kalem/domain/codes/istisna-codes';
import { ozelMatrahCodes } from '@kalem/domain/codes/ozel-matrah-codes';
import { packageTypes } from '@kalem/domain/codes/package-types';
import { taxTypes } from '@kalem/domain/codes/tax-types';
import { tevkifatCodes } from '@kalem/domain/codes/tevkifat-codes';
import { transportModes } from '@kalem/domain/codes/transport-modes';
import { units } from '@kalem/domain/codes/units';

/** Looks titles up in a list; a code that the list does not know stands for itself, because an old document must still print. */
function titles<Entry extends { readonly value: string }>(
  list: readonly Entry[],
  titleOf: (entry: Entry) => string,
): (value: string) => string {
  const known = new Map(list.map((entry) => [entry.value, titleOf(entry)]));
  return (value) => known.get(value) ?? value;
}

const title = (entry: { readonly title: string }) => entry.title;
const officialTax = titles(taxTypes, (tax) => tax.officialTitle);

/** Official Turkish names of the codes that documents print. Source: REF-02, REF-09 to REF-16. */
export const codeTitles = {
  /** By GİB's code without the V; KDV too. */
  tax: (kod: string): string => (kod === '0015' ? 'Katma Değer Vergisi' : officialTax(`V${kod}`)),
  invoiceType: titles(invoiceTypes, title),
  unit: titles(units, title),
  istisna: titles([...istisnaCodes, ...exportRegistrationCodes], title),
  ozelMatrah: titles(ozelMatrahCodes, title),
  tevkifat: titles(tevkifatCodes, title),
  deliveryTerm: titles(deliveryTerms, title),
  packageType: titles(packageTypes, title),
  transportMode: titles(transportModes, title),
};

/** Title of the code that stands beside a KDV: 801 to 812 are özel matrah there, everything else an exemption. Source: fiscal-rules §6, §12. */
export function reasonTitle(sebep: string): string {
  return /^8\d\d$/.test(sebep) ? codeTitles.ozelMatrah(sebep) : codeTitles.istisna(sebep);
}

/** ISO code of an invoice's currency; AFG, the old spelling of the Afghani, is AFN. Source: fiscal-rules §9. */
export function currencyCode(paraBirim: string): string {
  if (paraBirim === '') return 'TRY';
  return paraBirim === 'AFG' ? 'AFN' : paraBirim;
}
