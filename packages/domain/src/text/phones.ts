/** Digits of a phone number without +90. (ACC-35, NUM-10) */
export const phoneDigits = 10;

/** Fewest characters of the portal's SMS code. (NUM-18) */
const SMS_CODE_LENGTH = 6;

/**
 * The ten digits of a Turkish phone number: '+90 (532) 123 45 67' → '5321234567'. The country code and a leading 0 go
 * with the brackets and blanks; a number of another length comes back with its digits alone, for validation to refuse.
 * (ACC-35, CMP-22)
 */
export function normalizePhone(phone: string): string {
  const digits = phone.replace(/^\s*\+90/, '').replace(/[^0-9]/g, '');
  if (digits.length === 12 && digits.startsWith('90')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/**
 * A person's phone as the calls carry it, with the prefix 90: '+90 (532) 123 45 67' → '905321234567' (ACC-35, NUM-14).
 */
export function toPersonPhone(phone: string): string {
  return `90${normalizePhone(phone)}`;
}

/** A Turkish phone number on the screen: '5321234567' → '+90 (532) 123 45 67'; anything else as it is. */
export function formatPhone(phone: string): string {
  const match = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(normalizePhone(phone));
  return match === null ? phone : `+90 (${match[1]}) ${match[2]} ${match[3]} ${match[4]}`;
}

/** The SMS code as it is sent: without blanks, in capitals that do not depend on the language ('i' → 'I'). (SGN-03) */
export function normalizeSmsCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether an SMS code may be confirmed: from six characters on. (SGN-03, NUM-18) */
export function isSmsCodeComplete(typed: string): boolean {
  return normalizeSmsCode(typed).length >= SMS_CODE_LENGTH;
}
