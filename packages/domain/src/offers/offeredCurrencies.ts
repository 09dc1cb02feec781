interface CurrencyEntry {
  readonly portal: boolean;
  readonly current: boolean;
}

/** The currencies that an invoice offers: those of the portal that are still in use. Source: REF-08. */
export function offeredCurrencies<Entry extends CurrencyEntry>(currencies: readonly Entry[]): readonly Entry[] {
  return currencies.filter(({ portal, current }) => portal && current);
}
