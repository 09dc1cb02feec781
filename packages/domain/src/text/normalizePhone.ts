/**
 * The ten digits of a Turkish phone number: '+90 (532) 123 45 67' → '5321234567'. The country code and a leading 0 go with the
 * brackets and blanks; a number of another length comes back with its digits alone, for validation to refuse. (ACC-35, CMP-22)
 */
export function normalizePhone(phone: string): string {
  const digits = phone.replace(/^\s*\+90/, '').replace(/[^0-9]/g, '');
  if (digits.length === 12 && digits.startsWith('90')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}
