import * as decimal from '../decimal';

/** The units that the seed and most clients use. Any other code is printed unchanged. */
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

/** A number in Turkish format: `1.234,50`. */
export function printedAmount(value: bigint): string {
  return turkish(decimal.fixed(value));
}

/** The number as sent, without trailing zeros: `7,5`. */
export function printedNumber(text: string): string {
  return turkish(decimal.plain(decimal.parse(text)));
}

/** The number as sent, with at least two decimals: `223.203,20`, `64,16667`. */
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
