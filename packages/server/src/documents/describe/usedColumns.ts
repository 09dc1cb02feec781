import type { Column, ColumnKey, DescribedLine } from './DescribedInvoice';

const columns: readonly Omit<Column, 'longest'>[] = [
  { key: 'sira', label: 'Sıra No' },
  { key: 'malHizmet', label: 'Mal Hizmet' },
  { key: 'miktar', label: 'Miktar' },
  { key: 'birimFiyat', label: 'Birim Fiyat' },
  { key: 'iskontoOrani', label: 'İskonto Oranı' },
  { key: 'iskontoTutari', label: 'İskonto Tutarı' },
  { key: 'kdvOrani', label: 'KDV Oranı' },
  { key: 'kdvTutari', label: 'KDV Tutarı' },
  { key: 'digerVergiler', label: 'Diğer Vergiler' },
  { key: 'tutar', label: 'Mal Hizmet Tutarı' },
];

const optional: readonly ColumnKey[] = ['iskontoOrani', 'iskontoTutari', 'digerVergiler'];

/** The columns of the line table: a discount or a further tax that no line has takes no room from the names. */
export function usedColumns(lines: readonly DescribedLine[]): Column[] {
  return columns
    .filter(({ key }) => !optional.includes(key) || lines.some((line) => line.cells[key] !== ''))
    .map((column) => ({ ...column, longest: longestCell(column, lines) }));
}

function longestCell({ key, label }: Omit<Column, 'longest'>, lines: readonly DescribedLine[]): number {
  const heading = Math.max(...label.split(' ').map((word) => word.length));
  return lines.reduce((longest, { cells }) => Math.max(longest, key === 'miktar' ? longestWord(cells[key]) : cells[key].length), heading);
}

/** A quantity may stand above its unit. */
function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length));
}
