import { decimal } from '../decimal';

/** Numbers as people in Türkiye read them. */
export const printed = {
  /** `1.234,50` */
  amount(value: bigint): string {
    return turkish(decimal.fixed(value));
  },

  /** As it was sent, without needless zeros: `64,16667`. */
  number(text: string): string {
    return turkish(decimal.plain(decimal.parse(text)));
  },
};

function turkish(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
