import { fromScreenDate } from './fromScreenDate';

/** A typed birth date as yetkiliDogumTarihi of the wire: '01/02/1980' → '1980/02/01'; undefined when there is no such day. (CMP-03) */
export function fromScreenBirthDate(typed: string): string | undefined {
  return fromScreenDate(typed)?.replaceAll('-', '/');
}
