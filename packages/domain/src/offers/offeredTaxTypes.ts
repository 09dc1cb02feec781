interface TaxTypeEntry {
  readonly inSpec: boolean;
  readonly invoiceTypes: readonly string[];
}

/** The taxes that the add-tax dialog offers for an invoice type. Source: REF-04, LIN-13. */
export function offeredTaxTypes<Entry extends TaxTypeEntry>(
  taxTypes: readonly Entry[],
  faturaTip: string,
): readonly Entry[] {
  return taxTypes.filter(({ inSpec, invoiceTypes }) => inSpec && invoiceTypes.includes(faturaTip));
}
