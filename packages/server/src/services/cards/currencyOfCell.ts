/** The code of a currency as people write it: 'try' and 'TL' → 'TRY'. */
export function currencyOfCell(cell: string): string {
  const code = cell.toUpperCase();
  return code === 'TL' || code === '₺' ? 'TRY' : code;
}
