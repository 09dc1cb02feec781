/** Whether a text is a Turkish IBAN: TR and 24 digits with the right check number (mod 97), blanks aside. (NOT-05) */
export function isValidIban(iban: unknown): iban is string {
  if (typeof iban !== 'string') return false;
  const match = /^TR([0-9]{2})([0-9]{22})$/.exec(iban.replace(/\s/g, '').toUpperCase());
  if (match === null) return false;
  const [, check = '', account = ''] = match;
  const TR = '2927';
  return BigInt(account + TR + check) % 97n === 1n;
}
