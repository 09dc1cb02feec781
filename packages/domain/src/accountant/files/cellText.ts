/** Longest text of a cell. */
const MOST_CHARACTERS = 200;

const unsafe = /[\p{Cc}\u2028\u2029"]/gu;
const unsafeInCsv = /[\p{Cc}\u2028\u2029";]/gu;

/**
 * A text of a user for a cell of a file. Control characters, line breaks, quotes and, in CSV, semicolons become blanks.
 * A text that a spreadsheet could read as a formula gets a blank in front. Source: ACT-35.
 */
export function cellText(text: string, format: 'XLSX' | 'CSV'): string {
  const safe = text.replace(format === 'CSV' ? unsafeInCsv : unsafe, ' ');
  const shown = /^[=+\-\u2212@]/.test(safe) ? ` ${safe}` : safe;
  return shown.length <= MOST_CHARACTERS ? shown : Array.from(shown).slice(0, MOST_CHARACTERS).join('');
}

/** The characters of cp1254 from 0x80 to 0x9F; a blank is a byte without a character. */
const from80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ    ‘’“”•–—˜™š›œ  Ÿ';
/** Six places of Latin-1 have Turkish letters. */
const turkish: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
const replaced = new Set(Object.values(turkish));

const bytes = new Map<string, number>([
  ...Array.from({ length: 0x80 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...Array.from(from80).flatMap((character, index) => (character === ' ' ? [] : [[character, 0x80 + index] as const])),
  ...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index)
    .filter((byte) => !replaced.has(byte))
    .map((byte) => [String.fromCharCode(byte), byte] as const),
  ...Object.entries(turkish),
]);

const marks = /\p{M}+/gu;
/** Most texts have nothing to fold. */
const usual = /^[\x20-\x7eÂÇĞİÎÖŞÛÜâçğıîöşûü]*$/;

/** Replaces what cp1254 lacks: a letter by its base letter, every other character by '?'. Source: ACT-35. */
function foldToCp1254(text: string): string {
  if (usual.test(text)) return text;
  const folded = (character: string) => {
    if (bytes.has(character)) return character;
    const base = character.normalize('NFKD').replace(marks, '');
    return base !== '' && Array.from(base).every((one) => bytes.has(one)) ? base : '?';
  };
  return Array.from(text.normalize('NFC'), folded).join('');
}

/** The bytes of a text in cp1254. Characters that it lacks are folded. */
export function encodeCp1254(text: string): Uint8Array {
  return Uint8Array.from(Array.from(foldToCp1254(text)), (character) => bytes.get(character) ?? 0x3f);
}

/** Letters of a name without marks, for columns that refuse Turkish letters: 'Şişli' → 'Sisli'. */
export function foldToAscii(text: string): string {
  const plain = text.normalize('NFKD').replace(marks, '').replaceAll('ı', 'i');
  return plain.replace(/[^\x20-\x7e]/g, '?');
}

/**
 * A line of a CSV file of Luca, with CRLF: semicolons, decimal comma, no thousands mark. `folded` counts the cells with
 * characters that cp1254 lacks; they are folded. Source: ACT-35.
 */
export function writeCsvLine(cells: readonly string[]): { readonly line: string; readonly folded: number } {
  const folded = cells.map(foldToCp1254);
  const changed = folded.filter((cell, index) => cell !== cells[index]?.normalize('NFC')).length;
  return { line: `${folded.join(';')}\r\n`, folded: changed };
}

/** An amount for CSV: '1234.50' → '1234,50'. */
export function csvAmount(amount: string): string {
  return amount.replace('.', ',');
}
