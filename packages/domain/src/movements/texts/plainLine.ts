const invisible = /[\p{Cf}\p{Cs}]/gu;
const blanks = /[\p{Cc}\p{Z}]+/gu;

/**
 * The beginning of a text of a bank: one line, single blanks, no invisible characters, no half characters. A hostile
 * file has megabytes in a cell, so the text is cut before anything else.
 */
export function plainLine(text: string, most: number): string {
  const line = text
    .slice(0, most * 2)
    .replace(invisible, '')
    .replace(blanks, ' ')
    .trim();
  return line.length <= most ? line : line.slice(0, most).replace(invisible, '').trim();
}
