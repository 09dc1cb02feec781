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
