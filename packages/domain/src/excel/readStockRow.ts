import { tevkifatRates } from '../calculation/tevkifatRates';

/** The fields of a stock card that a row of its sheet fills: the withholding cell gives code and rate ('650/35', '602'). Source: STK-13. */
export function readStockRow(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [tevkifatKodu = '', freeRate] = (fields.tevkifatKodu ?? '').split('/');
  if (tevkifatKodu === '') return fields;
  return { ...fields, tevkifatKodu, V9015Orani: freeRate ?? tevkifatRates.get(tevkifatKodu) ?? '' };
}
