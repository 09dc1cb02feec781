import type { Column, ColumnKey, DescribedLine } from './DescribedInvoice';

const columns: readonly Column[] = [
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
  return columns.filter(({ key }) => !optional.includes(key) || lines.some((line) => line.cells[key] !== ''));
}
