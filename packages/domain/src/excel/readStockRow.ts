import { readTevkifatCell } from './readTevkifatCell';

/** The fields of a stock card that a row of its sheet fills: the withholding cell gives code and rate ('650/35', '602'). Source: STK-13. */
export function readStockRow(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return fields.tevkifatKodu ? { ...fields, ...readTevkifatCell(fields.tevkifatKodu) } : fields;
}
