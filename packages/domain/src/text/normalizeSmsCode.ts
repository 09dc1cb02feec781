/** The SMS code as it is sent: without blanks, in capitals that do not depend on the language ('i' → 'I'). (SGN-03) */
export function normalizeSmsCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}
