import type { Line } from '@kalem/domain';

/** The editable cells of a line, in the order of the grid. The kind decides how typed text is parsed. */
export const kindOfColumn = {
  malHizmet: 'text',
  miktar: 'number',
  birim: 'unit',
  birimFiyat: 'number',
  iskontoOrani: 'number',
  kdvOrani: 'rate',
} as const;

export type LineColumn = keyof typeof kindOfColumn;

export const lineColumns = Object.keys(kindOfColumn) as readonly LineColumn[];

/** The column of a wire field; undefined if the field has no cell. */
export function lineColumnOf(field: string | null | undefined): LineColumn | undefined {
  return lineColumns.find((column) => column === field);
}

/**
 * The changes of a line when the user types in a cell. A discount amount has priority over the discount rate
 * (fiscal-rules §2), so typing the rate clears the amount.
 */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}

/** True if the discount of the line is an increase, which is added to the price (CAL-02). */
export function raisesPrice({ iskontoTip }: Line): boolean {
  return iskontoTip === 'ARTTIRIM';
}

/** True if the line has an increase by a rate. Its cell shows the rate with a plus sign. */
export function isRaisedByRate(line: Line): boolean {
  return raisesPrice(line) && Number(line.iskontoOrani) > 0;
}
