import { limits } from '../limits';
import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** The card form `{ cardHolderFullName, cardNumber, cvcNumber, membership }`; `membership` is the agreement's box. Source: PAY-10, PAY-11. */
export function validatePayment(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.required('cardHolderFullName');
  if (fields.required('cardNumber') !== undefined) fields.digits('cardNumber', limits.cardNumber, 'CARD_NUMBER_LENGTH');
  if (fields.required('cvcNumber') !== undefined) fields.digits('cvcNumber', limits.cvcNumber, 'CVC_LENGTH');
  if (fields.value('membership') !== true) fields.error('membership', 'MEMBERSHIP_NOT_ACCEPTED');
  return fields.faults;
}

/** A new campaign `{ ad, aciklama, kuponSayisi, indirimOrani }`: its coupons as a whole number, the discount as a decimal of percent. Source: ADM-11. */
export function validateCampaign(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('ad') !== undefined) fields.atMost('ad', 100);
  fields.text('aciklama');
  fields.atMost('aciklama', 500);
  checkCount(fields);
  const isRead = fields.requiredDecimal('indirimOrani', { decimals: 3, most: 100 }) !== undefined;
  if (isRead && !fields.isPositive('indirimOrani')) fields.error('indirimOrani', 'NOT_POSITIVE');
  return fields.faults;
}

function checkCount(fields: FormChecker): void {
  const count = fields.value('kuponSayisi');
  if (fields.isEmpty('kuponSayisi')) fields.error('kuponSayisi', 'REQUIRED');
  else if (typeof count !== 'number' || !Number.isInteger(count)) fields.error('kuponSayisi', 'INVALID_NUMBER');
  else if (count < 1) fields.error('kuponSayisi', 'NOT_POSITIVE');
  else if (count > limits.campaignCoupons)
    fields.error('kuponSayisi', 'COUNT_TOO_HIGH', { max: limits.campaignCoupons });
}
