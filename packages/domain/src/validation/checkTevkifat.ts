import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { writeRate } from '../calculation/decimal';
import type { CheckedLine } from './CheckedLine';

/** Rates before a change: still right for older invoices. Source: fiscal-rules §5 and §11. */
const oldRates: ReadonlyMap<string, { readonly rate: string; readonly until: string }> = new Map([
  ['601', { rate: '30', until: '2021-03-01' }],
  ['603', { rate: '50', until: '2021-03-01' }],
  ['609', { rate: '50', until: '2021-03-01' }],
  ['612', { rate: '70', until: '2021-03-01' }],
  ['613', { rate: '70', until: '2021-03-01' }],
  ['615', { rate: '50', until: '2021-03-01' }],
  ['627', { rate: '40', until: '2022-11-01' }],
  ['627-Ex', { rate: '40', until: '2022-11-01' }],
]);

/** Withholding of KDV: code, rate, type and date belong together. Source: fiscal-rules §5 and §12, LIN-10, REF-11. */
export function checkTevkifat({ fields, faturaTip, faturaTarih, kdvOrani }: CheckedLine): void {
  const code = fields.code('tevkifatKodu');
  const decimal = fields.decimal('V9015Orani', { decimals: 3, most: 100 });
  fields.decimal('V9015Tutari', { decimals: 2 });
  const isKnown = code === freeTevkifatCode || tevkifatRates.has(code);
  if (code !== '' && !isKnown) {
    fields.error('tevkifatKodu', 'INVALID_CHOICE');
    return;
  }
  const typed = decimal === undefined || decimal.digits === 0 ? undefined : writeRate(decimal);
  if (code === '' && typed === undefined) return;
  const field = code === '' ? 'V9015Orani' : 'tevkifatKodu';
  if (faturaTip !== 'TEVKIFAT' && faturaTip !== 'IADE') fields.error(field, 'TEVKIFAT_NOT_FOR_TYPE');
  if (kdvOrani === '0') fields.error('kdvOrani', 'TEVKIFAT_NEEDS_KDV');
  if (code === freeTevkifatCode && (decimal?.digits === 0 || fields.isEmpty('V9015Orani')))
    fields.error('V9015Orani', 'REQUIRED');
  const rate = typed ?? tevkifatRates.get(code);
  const old = oldRates.get(code);
  const isOldRate = old !== undefined && rate === old.rate;
  if (isOldRate && faturaTarih >= old.until)
    fields.warn(field, 'OLD_TEVKIFAT_RATE', { code, date: old.until.split('-').reverse().join('.') });
  const isFree = code === '' || code === freeTevkifatCode;
  if (!isFree && !isOldRate && rate !== tevkifatRates.get(code))
    fields.error('V9015Orani', 'TEVKIFAT_RATE_OFF_LIST', { code });
}
