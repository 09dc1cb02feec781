import { decimal } from '../decimal';
import { type JsonObject, textOf } from '../json';
import { XmlElement } from './XmlElement';

/** An amount of two places with its currency, from a field of an invoice or of a line. */
export function xmlAmount(name: string, fields: JsonObject, key: string, currency: string): XmlElement {
  return new XmlElement(`cbc:${name}`, decimal.fixed(decimal.parse(textOf(fields, key))), { currencyID: currency });
}
