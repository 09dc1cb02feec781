/** Rates that a tax begins with: V0059 has but this one, that of V4171 is only shown. Source: REF-03, LIN-11, LIN-12. */
const firstRates: Readonly<Record<string, string>> = { V0059: '2', V4171: '100' };

/** The fields that a tax puts on a line when it is added; V9015 gets its rate from the withholding code. (LIN-13) */
export function newTaxFields(code: string): Readonly<Record<string, string>> {
  if (code === 'V9015') return { tevkifatKodu: '', V9015Orani: '' };
  return { [`${code}Orani`]: firstRates[code] ?? '0', [`${code}Tutari`]: '' };
}
