import { units } from '@kalem/domain/codes/units';
import { foldTr, type Line, parseTurkishNumber } from '@kalem/domain';

/** The cells of a line that one types in, in the order of the grid. Each is the wire name of its field. */
export const lineColumns = ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'iskontoOrani', 'kdvOrani'] as const;

export type LineColumn = (typeof lineColumns)[number];

/** Most decimals that one can type: prices five, quantities eight, percentages three (fiscal-rules §1). */
export const decimalsOf: Readonly<Record<'miktar' | 'birimFiyat' | 'iskontoOrani', number>> = {
  miktar: 8,
  birimFiyat: 5,
  iskontoOrani: 3,
};

/** KDV rates in percent (LIN-07). */
export const kdvRates = ['0', '1', '8', '10', '18', '20'].map((rate) => ({ value: rate, title: rate }));

/** What typing in a cell changes of a line. A typed amount would win over the discount rate that is being typed (fiscal-rules §2). */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}

const codeOfUnit = new Map(
  units.flatMap(({ value, title }) => [[foldTr(value), value] as const, [foldTr(title), value] as const]),
);

/** What one row of a copied block says of a line, from this column on. Text that cannot be read stays, so that its cell shows it. */
export function patchOfCells(cells: readonly string[], first: LineColumn): Line {
  const columns = lineColumns.slice(lineColumns.indexOf(first));
  return columns.reduce<Line>((patch, column, index) => {
    const cell = cells[index];
    return cell === undefined || cell === '' ? patch : { ...patch, ...patchOfColumn(column, read(column, cell)) };
  }, {});
}

function read(column: LineColumn, cell: string): string {
  if (column === 'malHizmet') return cell;
  if (column === 'birim') return codeOfUnit.get(foldTr(cell)) ?? cell;
  return parseTurkishNumber(cell.replace(/[₺%\s]|TL$|TRY$/g, '')) ?? cell;
}
