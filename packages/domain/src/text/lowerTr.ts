/** Turkish small letters: 'İSTANBUL' → 'istanbul', 'IĞDIR' → 'ığdır'. Never for codes, only for people's text. */
export function lowerTr(text: string): string {
  return text.toLocaleLowerCase('tr');
}
