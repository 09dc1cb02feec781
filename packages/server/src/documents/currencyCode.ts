/** ISO code of an invoice's currency; AFG, the old spelling of the Afghani, is AFN. Source: fiscal-rules §9. */
export function currencyCode(paraBirim: string): string {
  if (paraBirim === '') return 'TRY';
  return paraBirim === 'AFG' ? 'AFN' : paraBirim;
}
