/** Digits of a phone number without +90. (ACC-35, NUM-10) */
export const phoneDigits = 10;

/** Minimum length of the portal's SMS code. (NUM-18) */
const SMS_CODE_LENGTH = 6;

/**
 * The ten digits of a Turkish phone number: '+90 (532) 123 45 67' → '5321234567'. Removes country code, leading 0,
 * brackets and blanks. For a number of another length all its digits are returned, so that validation rejects it.
 * (ACC-35, CMP-22)
 */
export function normalizePhone(phone: string): string {
  const digits = phone.replace(/^\s*\+90/, '').replace(/[^0-9]/g, '');
  if (digits.length === 12 && digits.startsWith('90')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/** A user's phone on the wire, with the prefix 90: '+90 (532) 123 45 67' → '905321234567' (ACC-35, NUM-14). */
export function toPersonPhone(phone: string): string {
  return `90${normalizePhone(phone)}`;
}

/** Formats a Turkish phone number for the screen: '5321234567' → '+90 (532) 123 45 67'. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  const match = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(normalizePhone(phone));
  return match === null ? phone : `+90 (${match[1]}) ${match[2]} ${match[3]} ${match[4]}`;
}

/** Normalises an SMS code: without blanks, in locale-independent upper case ('i' → 'I'). (SGN-03) */
export function normalizeSmsCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether an SMS code is long enough to be sent: six characters. (SGN-03, NUM-18) */
export function isSmsCodeComplete(typed: string): boolean {
  return normalizeSmsCode(typed).length >= SMS_CODE_LENGTH;
}
