import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** Digits of a payment card and of the number on its back. (NUM-10) */
const CARD_DIGITS = 16;
const CVC_DIGITS = 3;
/** Most coupons of a campaign. (ADM-11) */
const MOST_COUPONS = 10_000;

/**
 * The card form `{ cardHolderFullName, cardNumber, expMonth, expYear, cvcNumber, membership }`. `membership` is the
 * checkbox of the agreement; `today` is YYYY-MM-DD in Istanbul. Source: PAY-10, PAY-11.
 */
export function validatePayment(form: unknown, { today }: { readonly today: string }): Fault[] {
  const fields = new FormChecker(form);
  fields.required('cardHolderFullName');
  if (fields.required('cardNumber') !== undefined) fields.digits('cardNumber', CARD_DIGITS, 'CARD_NUMBER_LENGTH');
  checkExpiry(fields, today);
  if (fields.required('cvcNumber') !== undefined) fields.digits('cvcNumber', CVC_DIGITS, 'CVC_LENGTH');
  if (fields.value('membership') !== true) fields.error('membership', 'MEMBERSHIP_NOT_ACCEPTED');
  return fields.faults;
}

/**
 * A card is valid until the end of its month. Month and year are two fields, and the fault is reported at the month.
 */
function checkExpiry(fields: FormChecker, today: string): void {
  const [month, year] = [fields.code('expMonth'), fields.code('expYear')];
  const isRead = /^(0?[1-9]|1[0-2])$/.test(month) && /^\d{4}$/.test(year);
  if (!isRead || `${year}-${month.padStart(2, '0')}` < today.slice(0, 7)) fields.error('expMonth', 'CARD_EXPIRED');
}

/** Most days that an admin adds to a trial at once. (ADM-06) */
const MOST_TRIAL_DAYS = 365;

/** The form `{ duration }` with which an admin extends a trial by whole days. Source: ADM-06. */
export function validateDemoExtension(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  const typed = fields.required('duration');
  const days = Number(typed);
  if (typed === undefined) return fields.faults;
  if (!/^\d+$/.test(typed)) fields.error('duration', 'INVALID_NUMBER');
  else if (days < 1) fields.error('duration', 'NOT_POSITIVE');
  else if (days > MOST_TRIAL_DAYS) fields.error('duration', 'COUNT_TOO_HIGH', { max: MOST_TRIAL_DAYS });
  return fields.faults;
}

/**
 * A new campaign `{ ad, aciklama, kuponSayisi, indirimOrani }`: the number of coupons as a whole number, the discount
 * as a decimal in percent. Source: ADM-11.
 */
export function validateCampaign(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('ad') !== undefined) fields.atMost('ad', 100);
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
  else if (count > MOST_COUPONS) fields.error('kuponSayisi', 'COUNT_TOO_HIGH', { max: MOST_COUPONS });
}
