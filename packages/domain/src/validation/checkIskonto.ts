import { rescale, times } from '../calculation/arithmetic';
import type { CheckedLine } from './CheckedLine';

/** Discount and increase: a rate of 0 to 100, or an amount; a discount may not exceed the line. Source: fiscal-rules §2. */
export function checkIskonto({ fields, miktar, birimFiyat }: CheckedLine): void {
  const tip = fields.code('iskontoTip');
  if (tip !== '' && tip !== 'ISKONTO' && tip !== 'ARTTIRIM') fields.error('iskontoTip', 'INVALID_CHOICE');
  fields.decimal('iskontoOrani', { decimals: 3, most: 100 });
  const tutar = fields.decimal('iskontoTutari', { decimals: 2 });
  if (tip === 'ARTTIRIM' || tutar === undefined || miktar === undefined || birimFiyat === undefined) return;
  const fiyat = rescale(times(miktar.digits, birimFiyat.digits), miktar.scale + birimFiyat.scale, 2);
  if (rescale(tutar.digits, tutar.scale, 2) > fiyat) fields.error('iskontoTutari', 'ISKONTO_EXCEEDS_PRICE');
}
