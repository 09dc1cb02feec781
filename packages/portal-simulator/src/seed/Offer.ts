/** A good or service of a seeded account. */
export interface OfferItem {
  /** `{dönem}` becomes the month and year of the invoice. */
  readonly malHizmet: string;
  /** Unit code (UN/ECE). */
  readonly birim: string;
  /** Usual unit price in the currency of the offer; the price of a document differs from it by up to a fifth. */
  readonly fiyat: number;
  readonly miktar: readonly [from: number, to: number];
  readonly kdvOrani: number;
  /** Discount rates that occur. */
  readonly iskonto?: readonly [number, ...number[]];
  readonly tevkifat?: { readonly kodu: string; readonly oran: number };
  /** Exemption reason; the rate is 0 then. */
  readonly istisna?: string;
  /** Reason of a special base, and the base as a percentage of the net amount. */
  readonly ozelMatrah?: { readonly nedeni: string; readonly yuzde: number };
  /** Bears accommodation tax at 2 %. */
  readonly konaklama?: boolean;
}

/** Things that stand together on one invoice. */
export interface Offer {
  readonly faturaTipi: 'SATIS' | 'IADE' | 'TEVKIFAT' | 'ISTISNA' | 'OZELMATRAH' | 'IHRACKAYITLI' | 'KONAKLAMAVERGISI';
  readonly paraBirimi?: 'USD' | 'EUR';
  /** Whom it is sold to: legal persons, natural persons, both. */
  readonly to: 'company' | 'person' | 'anybody';
  readonly items: readonly [OfferItem, ...OfferItem[]];
  /** How many of the items one invoice holds at most. */
  readonly lines: number;
}
