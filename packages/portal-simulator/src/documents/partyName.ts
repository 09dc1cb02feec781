/** The title of a legal person, or first and last name. */
export function partyName(unvan: string, ad: string, soyad: string): string {
  return unvan.trim() || `${ad} ${soyad}`.trim();
}
