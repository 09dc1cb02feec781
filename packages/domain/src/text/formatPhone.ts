import { normalizePhone } from './normalizePhone';

/** A Turkish phone number on the screen: '5321234567' → '+90 (532) 123 45 67'; anything else as it is. */
export function formatPhone(phone: string): string {
  const match = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(normalizePhone(phone));
  return match === null ? phone : `+90 (${match[1]}) ${match[2]} ${match[3]} ${match[4]}`;
}
