import { useKalem } from '../provider/useKalem';
import type { Locale } from '../provider/texts';

/** A formatted amount. `value` is the wire's decimal string; the currency follows in muted text. */
export function Amount({ value, currency }: { value: string; currency?: string }) {
  const { locale } = useKalem();
  return (
    <span className="kalem-num">
      {formatDecimal(value, locale)}
      {currency && <span className="kalem-currency"> {currency}</span>}
    </span>
  );
}

/**
 * Formats a decimal string of the wire: '-1234567.5' → '−1.234.567,50'. Works on the string, so no digit is lost to
 * float rounding. `places` is the minimum number of decimals, default 2.
 */
export function formatDecimal(value: string, locale: Locale, places = 2): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '', fraction = ''] = match;
  const [group, point] = locale === 'tr' ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const decimals = fraction.replace(/0+$/, '').padEnd(places, '0');
  return `${sign && '−'}${grouped}${decimals ? point + decimals : ''}`;
}

/** Formats a rate of the wire as a percentage: '7.5' → '%7,5' in Turkish, '7.5%' in English. */
export function formatPercent(rate: string, locale: Locale): string {
  const figure = formatDecimal(rate, locale, 0);
  return locale === 'tr' ? `%${figure}` : `${figure}%`;
}
