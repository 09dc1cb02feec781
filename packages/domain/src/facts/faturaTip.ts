/** Invoice types of the product, as the wire writes them. (INV-04) */
export type FaturaTip = 'SATIS' | 'IADE' | 'TEVKIFAT' | 'ISTISNA' | 'OZELMATRAH' | 'IHRACKAYITLI' | 'KONAKLAMAVERGISI';

const types: ReadonlySet<unknown> = new Set<FaturaTip>([
  'SATIS',
  'IADE',
  'TEVKIFAT',
  'ISTISNA',
  'OZELMATRAH',
  'IHRACKAYITLI',
  'KONAKLAMAVERGISI',
]);

/** Whether a value is one of the seven invoice types. (INV-04) */
export function isFaturaTip(value: unknown): value is FaturaTip {
  return types.has(value);
}

/**
 * The type of an invoice: `faturaTip` of one made here, else `portalFaturaTip`. Undefined when it is none of the seven.
 * Source: INV-09, GIB-05.
 */
export function faturaTipOf({ faturaTip, portalFaturaTip }: TypedInvoice): FaturaTip | undefined {
  const type = faturaTip ?? portalFaturaTip;
  return isFaturaTip(type) ? type : undefined;
}

interface TypedInvoice {
  readonly faturaTip?: string | null;
  readonly portalFaturaTip?: string | null;
}
