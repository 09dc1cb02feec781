/** The parameter of /dashboard/yeni that names the invoice. */
export const paramOf = { edit: 'duzenle', copy: 'kopyala' } as const;

/** The address at which the form edits or copies an invoice. */
export function invoiceFormAddress(mode: keyof typeof paramOf, id: string): string {
  return `/dashboard/yeni?${new URLSearchParams({ [paramOf[mode]]: id }).toString()}`;
}

/** Whether the form at the address with that query string edits an invoice. */
export function isEditAddress(search: string): boolean {
  return new URLSearchParams(search).has(paramOf.edit);
}
