/** The cells of a line that one types in, in the order of the grid. Each is the wire name of its field. */
export const lineColumns = ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'iskontoOrani', 'kdvOrani'] as const;

export type LineColumn = (typeof lineColumns)[number];

/** Most decimals that one can type: prices five, quantities eight, percentages three (fiscal-rules §1). */
export const decimalsOf: Readonly<Record<'miktar' | 'birimFiyat' | 'iskontoOrani', number>> = {
  miktar: 8,
  birimFiyat: 5,
  iskontoOrani: 3,
};
