import { writeKurus } from '../writeKurus';
import { kurusOf } from '../kurusOf';
import type { XmlNode } from './XmlNode';

/** An amount with exactly two decimals and its currency. */
export function amountLeaf(name: string, amount: string | undefined, currency: string): XmlNode {
  return { name: `cbc:${name}`, content: writeKurus(kurusOf(amount)), attributes: { currencyID: currency } };
}
