import type { Option } from '../../primitives/Option';
import type { Locale } from '../../provider/Locale';

/** The currencies of the product (CAL-10); AFN is what its list calls AFG (fiscal-rules §9). */
const codes = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'SEK', 'DKK', 'QAR', 'CNY', 'ARS', 'IRR', 'AFN'];

/** What the currency field offers, `present` included whatever it is. */
export function currencyChoices(present: string, locale: Locale): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  const offered = codes.includes(present) ? codes : [...codes, present];
  return offered.map((id) => ({ id, label: id, end: /^[A-Z]{3}$/.test(id) ? names.of(id) : undefined }));
}
