import type { Line } from '@kalem/domain';

/** The editable cells of a line, in the order of the grid. The kind says how a typed text is read. */
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

/** The column of a wire name; undefined when the field has no cell of its own. */
export function lineColumnOf(field: string | null | undefined): LineColumn | undefined {
  return lineColumns.find((column) => column === field);
}

/**
 * What typing in a cell changes of a line. A discount amount would win over the discount rate (fiscal-rules §2), so
 * typing the rate empties it.
 */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}

/** Whether the discount of the line is an increase, which is added to its price (CAL-02). */
export function raisesPrice({ iskontoTip }: Line): boolean {
  return iskontoTip === 'ARTTIRIM';
}

/** Whether the line is increased by a rate, which its cell shows with a plus. */
export function isRaisedByRate(line: Line): boolean {
  return raisesPrice(line) && Number(line.iskontoOrani) > 0;
}
