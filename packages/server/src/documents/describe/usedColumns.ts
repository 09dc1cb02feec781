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

const LONG_QUANTITY = 16;
const optional: readonly ColumnKey[] = ['iskontoOrani', 'iskontoTutari', 'digerVergiler'];

/** The columns of the line table: a discount or a further tax that no line has takes no room from the names. */
export function usedColumns(lines: readonly DescribedLine[]): Column[] {
  return columns
    .filter(({ key }) => !optional.includes(key) || lines.some((line) => line.cells[key] !== ''))
    .map((column) => ({ ...column, longest: longestCell(column, lines) }));
}

function longestCell({ key, label }: Omit<Column, 'longest'>, lines: readonly DescribedLine[]): string {
  return lines.reduce(
    (longest, { cells }) => longer(longest, key === 'miktar' ? quantity(cells[key]) : cells[key]),
    onTwoLines(label),
  );
}

function longer(left: string, right: string): string {
  return right.length > left.length ? right : left;
}

/** A long quantity may stand above its unit. */
function quantity(text: string): string {
  return text.length > LONG_QUANTITY ? text.split(' ').reduce(longer) : text;
}

/** The longer line of a heading that is broken where it takes the least room. */
function onTwoLines(label: string): string {
  const words = label.split(' ');
  const breaks = words.map((_word, index) => longer(words.slice(0, index).join(' '), words.slice(index).join(' ')));
  return breaks.reduce((best, width) => (width.length < best.length ? width : best));
}
