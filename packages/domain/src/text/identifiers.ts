/** Whether ten digits carry the check digit of a VKN, a company's tax number. The algorithm is GİB's own. */
export function isValidVkn(vkn: unknown): vkn is string {
  if (typeof vkn !== 'string' || !/^[0-9]{10}$/.test(vkn)) return false;
  let sum = 0;
  for (let index = 0; index < 9; index++) {
    const shifted = (Number(vkn[index]) + 9 - index) % 10;
    const weighted = (shifted * 2 ** (9 - index)) % 9;
    sum += shifted !== 0 && weighted === 0 ? 9 : weighted;
  }
  return (10 - (sum % 10)) % 10 === Number(vkn[9]);
}

/** Whether eleven digits carry both check digits of a TCKN (national identity number), which never begins with 0. */
export function isValidTckn(tckn: unknown): tckn is string {
  if (typeof tckn !== 'string' || !/^[1-9][0-9]{10}$/.test(tckn)) return false;
  const digits = [...tckn].map(Number);
  const sumOf = (indexes: readonly number[]) => indexes.reduce((sum, index) => sum + (digits[index] ?? 0), 0);
  const odd = sumOf([0, 2, 4, 6, 8]);
  const even = sumOf([1, 3, 5, 7]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === digits[9] && (odd + even + tenth) % 10 === digits[10];
}

/** Whether a text is a Turkish IBAN: TR and 24 digits with the right check number (mod 97), blanks aside. (NOT-05) */
export function isValidIban(iban: unknown): iban is string {
  if (typeof iban !== 'string') return false;
  const match = /^TR([0-9]{2})([0-9]{22})$/.exec(iban.replace(/\s/g, '').toUpperCase());
  if (match === null) return false;
  const [, check = '', account = ''] = match;
  const TR = '2927';
  return BigInt(account + TR + check) % 97n === 1n;
}

/** An IBAN on the screen, in groups of four: 'TR330006100519786457841326' → 'TR33 0006 1005 1978 6457 8413 26'. */
export function formatIban(iban: string): string {
  return iban
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
}

const mailbox = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether a text can be an email address: one @, a host with a dot, no blanks, at most 254 characters. */
export function isEmail(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 254 && mailbox.test(text);
}

/**
 * Placeholder numbers for recipients in Türkiye without a number and for recipients abroad. They identify no taxpayer,
 * and their check digit is wrong by design. Source: INV-18.
 */
export const numbersOfMany: readonly string[] = ['11111111111', '2222222222'];

/**
 * Whether the check digit of ten or eleven digits is wrong. This is only a warning, because GİB issues such numbers
 * too.
 */
export function hasWrongCheckDigit(vknTckn: string): boolean {
  const isNumber = /^[0-9]{10,11}$/.test(vknTckn);
  return isNumber && !isValidVkn(vknTckn) && !isValidTckn(vknTckn) && !numbersOfMany.includes(vknTckn);
}
