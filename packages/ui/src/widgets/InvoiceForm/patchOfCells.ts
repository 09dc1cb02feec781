import { foldTr, parseTurkishNumber, type Line } from '@kalem/domain';
import { unitChoices } from './lineChoices';
import { lineColumns, type LineColumn } from './lineColumns';
import { patchOfColumn } from './patchOfColumn';

const units = new Map(
  unitChoices.flatMap(({ value, title }) => [[foldTr(value), value] as const, [foldTr(title), value] as const]),
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
  if (column === 'birim') return units.get(foldTr(cell)) ?? cell;
  return parseTurkishNumber(cell.replace(/[₺%\s]|TL$|TRY$/g, '')) ?? cell;
}
