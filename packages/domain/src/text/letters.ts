/**
 * Turkish upper case: 'istanbul' → 'İSTANBUL', 'ığdır' → 'IĞDIR' (CMP-24). Only for texts of users, never for codes.
 */
export function upperTr(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/** Turkish lower case: 'İSTANBUL' → 'istanbul', 'IĞDIR' → 'ığdır'. Only for texts of users, never for codes. */
export function lowerTr(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/** A character that a reader can see. Hangul fillers and the empty Braille pattern are letters that show nothing. */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text shows nothing: only blanks, or invisible characters such as a zero-width space. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

const marks = /\p{M}+/gu;
const blanks = /\s+/g;
const folded = /^[0-9a-z]*$/;

/**
 * Folds text for searching: İ, I, ı and i are equal, as are ş and s, ğ and g, ü and u, and every letter with and
 * without its accent, in any case; blanks are collapsed. Search columns store the result, so it must never change for a
 * given text.
 */
export function foldTr(text: string): string {
  // Fast path: numbers and codes need no folding, and imports contain many.
  if (folded.test(text)) return text;
  // Remove marks before `normalize`, which sorts the marks after a letter in quadratic time.
  const letters = text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase();
  return letters.replaceAll('ı', 'i').replace(blanks, ' ').trim();
}

/** The initials of the first two words, in Turkish upper case: 'ışıl çağlayan' → 'IÇ'. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => upperTr(Array.from(word)[0] ?? ''))
    .join('');
}
