import { limits } from '../limits';
import type { Fault } from './Fault';
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
