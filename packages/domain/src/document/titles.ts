// The official Turkish names of the codes that documents print (REF-02, REF-09 to REF-16).

import { deliveryTerms } from '../codes/delivery-terms';
import { exportRegistrationCodes, invoiceTypes } from '../codes/invoice-types';
import { istisnaCodes } from '../codes/istisna-codes';
import { otherReasons } from '../codes/other-reasons';
import { ozelMatrahCodes } from '../codes/ozel-matrah-codes';
import { packageTypes } from '../codes/package-types';
import { taxTypes } from '../codes/tax-types';
import { tevkifatCodes } from '../codes/tevkifat-codes';
import { transportModes } from '../codes/transport-modes';
import { units } from '../codes/units';
import { isOzelMatrah } from '../facts/reasons';
import { KDV } from './taxes';

export const invoiceTypeTitle = titlesOf(invoiceTypes);
export const unitTitle = titlesOf(units);
export const tevkifatTitle = titlesOf(tevkifatCodes);
export const deliveryTermTitle = titlesOf(deliveryTerms);
export const packageTypeTitle = titlesOf(packageTypes);
export const transportModeTitle = titlesOf(transportModes);

const taxTitles = titlesOf(taxTypes.map(({ value, officialTitle }) => ({ value, title: officialTitle })));
const istisnaTitle = titlesOf([...istisnaCodes, ...otherReasons, ...exportRegistrationCodes]);
const ozelMatrahTitle = titlesOf(ozelMatrahCodes);

/** The name of a tax by GİB's code. */
export function taxTitle(kod: string): string {
  return kod === KDV ? 'KDV' : taxTitles(`V${kod}`);
}

/** The title of a reason for missing KDV. */
export function reasonTitle(sebep: string): string {
  return isOzelMatrah(sebep) ? ozelMatrahTitle(sebep) : istisnaTitle(sebep);
}

/** Looks up titles in a list. An unknown code is returned unchanged, because an old document must still print. */
function titlesOf(list: readonly { readonly value: string; readonly title: string }[]): (value: string) => string {
  const titles = new Map(list.map(({ value, title }) => [value, title]));
  return (value) => titles.get(value) ?? value;
}
