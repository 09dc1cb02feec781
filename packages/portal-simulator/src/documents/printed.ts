import { decimal } from '../decimal';

/** Numbers as people in Türkiye read them. */
export const printed = {
  /** `1.234,50` */
  amount(value: bigint): string {
    return turkish(decimal.fixed(value));
  },

  /** As it was sent, without needless zeros: `7,5`. */
  number(text: string): string {
    return turkish(decimal.plain(decimal.parse(text)));
  },

  /** As it was sent, with two places at least: `223.203,20`, `64,16667`. */
  price(text: string): string {
    const price = decimal.parse(text);
    return decimal.round(price) === price ? printed.amount(price) : printed.number(text);
  },
};

function turkish(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** Titles of the units of measure that the seeded documents and most clients use; another code is printed as it is. */
export const unitTitles: Readonly<Record<string, string>> = {
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
