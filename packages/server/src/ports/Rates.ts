/** The price of one unit of a currency in TRY, as exact decimals. Empty when the bulletin has none. */
export interface CurrencyRates {
  readonly BanknoteBuying: string;
  readonly BanknoteSelling: string;
  readonly ForexBuying: string;
  readonly ForexSelling: string;
}

/** A bulletin by ISO currency code. */
export type BulletinRates = Readonly<Record<string, CurrencyRates>>;

/** `none`: the day has no bulletin, or not yet. `unreachable`: the source did not answer. */
export type BulletinAnswer =
  | { readonly kind: 'bulletin'; readonly rates: BulletinRates; readonly source: 'TCMB' | 'KAYITLI' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** The daily bulletins of the central bank (TCMB). */
export interface Rates {
  /** The bulletin published on a calendar day (YYYY-MM-DD). Never rejects. */
  bulletin(day: string): Promise<BulletinAnswer>;
}
