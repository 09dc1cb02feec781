import { lowerTr } from './letters';

const collator = new Intl.Collator('tr', { numeric: true });

/** Orders people's text as a Turkish dictionary does: c, ç, d … h, ı, i, j; numbers inside it by their value. */
export function compareTr(left: string, right: string): number {
  return collator.compare(left, right);
}

const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const letters = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
const FIRST = 0x21;
/** Long enough for every name; a database index takes no longer keys. */
const LENGTH = 400;

const signAt = (place: number) => String.fromCharCode(FIRST + place);
const places = new Map([...signs].map((sign, place) => [sign, signAt(place)]));
const otherSign = signAt(signs.length);
const number = signAt(signs.length + 1);
for (const [place, letter] of [...letters].entries()) places.set(letter, signAt(signs.length + 2 + place));
const otherLetter = signAt(signs.length + 2 + letters.length);

const parts = /\d+|[^\d]/gu;
const marks = /\p{M}+/gu;

/**
 * A key whose order, byte by byte, is that of `compareTr` for Turkish text, letters in whatever case and accent: what a database sorts
 * names by, whichever collations it has. It is ASCII, and stored, so it must never change for a text.
 */
export function sortKeyTr(text: string): string {
  const spelt = lowerTr(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
  return (spelt.match(parts) ?? []).map(keyOf).join('').slice(0, LENGTH);
}

function keyOf(part: string): string {
  const known = places.get(part);
  if (known !== undefined) return known;
  if (/^\d/.test(part)) return numberKey(part);
  const plain = part.normalize('NFKD').replace(marks, '');
  if (plain !== part) return [...plain].map(keyOf).join('');
  return (/\p{L}/u.test(part) ? otherLetter : otherSign) + hex(part.codePointAt(0) ?? 0, 6);
}

/** Numbers by their value: first how many digits they have. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return number + hex(value.length, 4) + value;
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}
