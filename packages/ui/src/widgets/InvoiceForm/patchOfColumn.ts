import type { Line } from '@kalem/domain';
import type { LineColumn } from './lineColumns';

/** What typing in a cell changes of a line. A typed amount would win over the discount rate that is being typed (fiscal-rules §2). */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}
