import { normalizePhone } from './normalizePhone';

/** The phone of an account as the calls carry it, with the prefix 90: '+90 (532) 123 45 67' → '905321234567' (ACC-35, NUM-14). */
export function toAccountPhone(phone: string): string {
  return `90${normalizePhone(phone)}`;
}
