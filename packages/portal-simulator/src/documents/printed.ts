import * as decimal from '../decimal';

/** The units of measure that the seed and most clients use; any other code is printed as it is. */
const unitTitles: Readonly<Record<string, string>> = {
  ANN: 'Yıl',
  BX: 'Kutu',
  C62: 'Adet',
  CT: 'Karat',
  DAY: 'Gün',
  GRM: 'Gram',
  HUR: 'Saat',
  KGM: 'Kilogram',
  KWH: 'Kilovatsaat',
  LTR: 'Litre',
  MON: 'Ay',
  MTK: 'Metrekare',
  MTQ: 'Metreküp',
  MTR: 'Metre',
  PA: 'Paket',
  PR: 'Çift',
  SET: 'Set',
  TNE: 'Ton',
};

/** A number as people in Türkiye read it: `1.234,50`. */
export function printedAmount(value: bigint): string {
  return turkish(decimal.fixed(value));
}

/** As it was sent, without trailing zeros: `7,5`. */
export function printedNumber(text: string): string {
  return turkish(decimal.plain(decimal.parse(text)));
}

/** As it was sent, with at least two places: `223.203,20`, `64,16667`. */
export function printedPrice(text: string): string {
  const price = decimal.parse(text);
  return decimal.round(price) === price ? printedAmount(price) : printedNumber(text);
}

export function printedUnit(code: string): string {
  return Object.hasOwn(unitTitles, code) ? (unitTitles[code] ?? code) : code;
}

function turkish(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
