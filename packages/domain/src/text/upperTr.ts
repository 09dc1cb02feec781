/** Turkish capitals: 'istanbul' → 'İSTANBUL', 'ığdır' → 'IĞDIR' (CMP-24). Never for codes, only for people's text. */
export function upperTr(text: string): string {
  return text.toLocaleUpperCase('tr');
}
