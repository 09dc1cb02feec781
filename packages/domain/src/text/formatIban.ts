/** An IBAN on the screen, in groups of four: 'TR330006100519786457841326' → 'TR33 0006 1005 1978 6457 8413 26'. */
export function formatIban(iban: string): string {
  return iban
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
}
