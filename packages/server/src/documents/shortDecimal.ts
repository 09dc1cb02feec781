/** A decimal of the wire in its shortest form ('010.50' → '10.5'), so that one rate is one rate however it was typed. */
export function shortDecimal(decimal: string): string {
  const short = decimal.replace(/^0+(?=\d)/, '');
  return short.includes('.') ? short.replace(/\.?0+$/, '') : short;
}
