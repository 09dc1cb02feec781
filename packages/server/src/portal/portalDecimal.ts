/** What a quantity has at most. */
const MOST_PLACES = 8;

/** Decimals as the portal writes them: a point, no needless zeros; the fetch command answers JSON numbers. */
export const portalDecimal = {
  /** `"120.00"` → `"120"`; absent → `"0"`. */
  write(text: string | undefined): string {
    if (text === undefined || text === '') return '0';
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  },

  /** A JSON number, as long as it says exactly the same; otherwise the text, which the portal takes too (protocol 3.2). */
  writeNumber(text: string | undefined): string | number {
    const short = portalDecimal.write(text);
    return String(Number(short)) === short ? Number(short) : short;
  },

  /** With at least `places` decimals, and `most` of them: `120` → `"120.00"`. Anything that is no decimal → `"0"` with these decimals. */
  read(value: unknown, places = 0, most = MOST_PLACES): string {
    const text = typeof value === 'number' ? writeWithoutExponent(value) : String(value ?? '').trim();
    const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const kept = fraction.slice(0, most).replace(/0+$/, '').padEnd(places, '0');
    return kept === '' ? whole : `${whole}.${kept}`;
  },
};

function writeWithoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(8) : text;
}
