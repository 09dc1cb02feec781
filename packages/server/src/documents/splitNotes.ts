/** The notes of an invoice one by one: `not` holds automatic and special notes parted by '###', each a line of its own (INV-31). */
export function splitNotes(not: string): string[] {
  return not
    .split(/###|\r\n|\r|\n/)
    .map((note) => note.trim())
    .filter((note) => note !== '');
}
