import { offeredCurrencies } from '@kalem/domain';
import type { Option } from '../primitives/choice/options';
import type { Locale } from '../provider/texts';

/** Currencies listed before the alphabetical ones. */
const common = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'RUB', 'SAR', 'AED', 'QAR'];

/** Currencies by code, the common ones first (REF-08). Like every list here, loaded on first use. */
export async function loadCurrencies(locale: Locale): Promise<readonly Option[]> {
  const { currencies } = await import('@kalem/domain/codes/currencies');
  const placeOf = ({ value }: { value: string }) => (common.includes(value) ? common.indexOf(value) : common.length);
  const ordered = [...offeredCurrencies(currencies)].sort((left, right) => placeOf(left) - placeOf(right));
  return ordered.map(({ value, title, titleTr }) => ({
    id: value,
    label: value,
    end: locale === 'tr' ? titleTr : title,
  }));
}

/** Countries, by the name that is written on invoices. */
export async function loadCountries(): Promise<readonly Option[]> {
  const { countries } = await import('@kalem/domain/codes/countries');
  return countries.map(({ value, title }) => ({ id: value, label: title }));
}
