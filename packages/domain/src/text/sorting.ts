import { lowerTr } from './letters';

const collator = /* @__PURE__ */ new Intl.Collator('tr', { numeric: true });

const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

const letters = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';

const FIRST = 0x21;

/** Longer than any name. Limited, because a database index does not accept longer keys. */
const LENGTH = 400;

const keys = /* @__PURE__ */ listKeys();

const parts = /\d+|[^\d]/gu;

const marks = /\p{M}+/gu;

/** `normalize` sorts the marks after a letter in quadratic time. No script needs more than 30 (UAX 15, section 13). */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Compares texts like a Turkish dictionary: c, ç, d … h, ı, i, j; numbers inside them by value. */
export function compareTr(left: string, right: string): number {
  return collator.compare(left, right);
}

/**
 * A key that sorts, byte by byte, like `compareTr`, for letters of any case and accent. Databases sort names by it,
 * regardless of their collations. The key is ASCII. It is stored, so it must never change for a given text.
 */
export function sortKeyTr(text: string): string {
  const spelt = lowerTr(text.replace(tooManyMarks, '$1').normalize('NFC')).replace(/\s+/g, ' ').trim();
  return (spelt.match(parts) ?? []).map(keyOf).join('').slice(0, LENGTH);
}

function keyOf(part: string): string {
  const known = keys.places.get(part);
  if (known !== undefined) return known;
  if (/^\d/.test(part)) return numberKey(part);
  const plain = part.normalize('NFKD').replace(marks, '');
  if (plain !== part) return [...plain].map(keyOf).join('');
  return (/\p{L}/u.test(part) ? keys.otherLetter : keys.otherSign) + hex(part.codePointAt(0) ?? 0, 6);
}

/** Sorts numbers by value: the key begins with the number of digits. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return keys.number + hex(value.length, 4) + value;
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

/** Signs come first, then numbers, then letters. Unlisted characters come last in their group. */
function listKeys() {
  const keyAt = (place: number) => String.fromCharCode(FIRST + place);
  const firstLetter = signs.length + 2;
  const signPlaces = [...signs].map((sign, place) => [sign, keyAt(place)] as const);
  const letterPlaces = [...letters].map((letter, place) => [letter, keyAt(firstLetter + place)] as const);
  return {
    places: new Map([...signPlaces, ...letterPlaces]),
    otherSign: keyAt(signs.length),
    number: keyAt(signs.length + 1),
    otherLetter: keyAt(firstLetter + letters.length),
  };
}
