import { lowerTr } from './letters';

const collator = /* @__PURE__ */ new Intl.Collator('tr', { numeric: true });

const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

const letters = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';

const FIRST = 0x21;

/** Long enough for every name; a database index takes no longer keys. */
const LENGTH = 400;

const keys = /* @__PURE__ */ listKeys();

const parts = /\d+|[^\d]/gu;

const marks = /\p{M}+/gu;

/** `normalize` sorts the marks behind a letter in quadratic time. No script needs more than 30 (UAX 15, section 13). */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Orders people's text as a Turkish dictionary does: c, ç, d … h, ı, i, j; numbers inside it by their value. */
export function compareTr(left: string, right: string): number {
  return collator.compare(left, right);
}

/**
 * A key that sorts, byte by byte, as `compareTr` sorts Turkish text, letters in whatever case and accent: databases
 * sort names by it, whichever collations they have. It is ASCII, and stored, so it must never change for a text.
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

/** Numbers by their value: first how many digits they have. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return keys.number + hex(value.length, 4) + value;
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

/** Signs come first, then numbers, then letters; unlisted characters come after the others of their kind. */
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
