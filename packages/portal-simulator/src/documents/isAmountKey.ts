const AMOUNT_KEY =
  /^(miktar|birimFiyat|fiyat|matrah|toplamIskonto|vergilerToplami|tevkifataTabiIslemKdv|toplamMasraflar|hesaplanan.*|.*(Tutari|Tutar|Orani))$/;

/** Whether a key of an invoice or of one of its lines holds an amount, a quantity or a rate. */
export function isAmountKey(key: string): boolean {
  return AMOUNT_KEY.test(key);
}
