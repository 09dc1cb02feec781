import { useKalem } from '../provider/useKalem';
import { formatDecimal } from './formatDecimal';

/** An amount as people write it; `value` is the wire's decimal string, the currency follows it muted. */
export function Amount({ value, currency }: { value: string; currency?: string }) {
  const { locale } = useKalem();
  return (
    <span className="kalem-num">
      {formatDecimal(value, locale)}
      {currency && <span className="kalem-currency">{currency}</span>}
    </span>
  );
}
