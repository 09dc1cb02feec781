/** Turkish capitals: 'istanbul' → 'İSTANBUL', 'ığdır' → 'IĞDIR' (CMP-24). Never for codes, only for people's text. */
export function upperTr(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/** Turkish small letters: 'İSTANBUL' → 'istanbul', 'IĞDIR' → 'ığdır'. Never for codes, only for people's text. */
export function lowerTr(text: string): string {
  return text.toLocaleLowerCase('tr');
}

const marks = /\p{M}+/gu;
const blanks = /\s+/g;
const folded = /^[0-9a-z]*$/;

/**
 * Folds text for searching: İ, I, ı and i are one letter, as are ş and s, ğ and g, ü and u, and every letter with and
 * without its accent, in any case; blanks are single. The result is stored in search columns, so it must never change
 * for a text.
 */
export function foldTr(text: string): string {
  // Numbers and codes need no folding, and an import is full of them.
  if (folded.test(text)) return text;
  // Marks go first too: `normalize` sorts the marks behind a letter in quadratic time.
  const letters = text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase();
  return letters.replaceAll('ı', 'i').replace(blanks, ' ').trim();
}
