/** The query parameter of /dashboard/yeni with the id of the invoice. */
export const paramOf = { edit: 'duzenle', copy: 'kopyala' } as const;

/** The address of the form that edits or copies an invoice. */
export function invoiceFormAddress(mode: keyof typeof paramOf, id: string): string {
  return `/dashboard/yeni?${new URLSearchParams({ [paramOf[mode]]: id }).toString()}`;
}

/** Whether the form with that query string edits an invoice. */
export function isEditAddress(search: string): boolean {
  return new URLSearchParams(search).has(paramOf.edit);
}
