import { lineColumns } from './cardColumns';
import { fieldsOfHeadings, headingKey } from './sheets';

/** Other usual headings of the columns of invoice lines, by field. */
const otherHeadings: Readonly<Record<string, readonly string[]>> = {
  malHizmet: [
    'Mal',
    'Hizmet',
    'Mal Hizmet Adı',
    'Mal / Hizmet Cinsi',
    'Hizmet Adı',
    'Ürün',
    'Ürün Adı',
    'Ürün / Hizmet',
    'Stok Adı',
    'Malzeme',
    'Item',
  ],
  miktar: ['Miktarı', 'Quantity', 'Qty'],
  birim: ['Birimi', 'Ölçü', 'Ölçü Birimi', 'Unit'],
  birimFiyat: ['Birim Fiyatı', 'Birim Fiyat KDV Hariç', 'Fiyat', 'Fiyatı', 'Satış Fiyatı', 'Unit price', 'Price'],
  iskontoOrani: ['İskonto', 'İsk.', 'İndirim', 'İndirim Oranı', 'Discount'],
  kdvOrani: ['KDV', 'VAT'],
  tevkifatKodu: ['Tevkifat'],
  ozelNotlar: ['Description'],
};

/** Columns that are calculated from the others and therefore ignored. */
const calculated: ReadonlySet<string> = new Set(
  ['Tutar', 'Toplam', 'Mal / Hizmet Tutarı', 'KDV Tutarı', 'Sıra', 'Sıra No', 'No', 'Amount', 'Total'].map(headingKey),
);

/** Units and signs next to a heading: 'Birim Fiyat (TL)', 'KDV %'. */
const signs = /\(\s*(?:TL|TRY|₺|%)\s*\)|[%₺]|\s(?:TL|TRY)\s*$/giu;

/** The meaning of the columns below a row of headings. */
interface LineHead {
  /** The field of each column; undefined for an ignored column. */
  readonly fields: readonly (string | undefined)[];
  /** Headings of ignored columns that may contain data. */
  readonly unknown: readonly string[];
}

/**
 * Parses the headings over invoice lines, of a file or of a copied block. 'Açıklama' is the name when there is no other
 * name column. Source: INV-29, USE-18.
 */
export function readLineHead(cells: readonly unknown[]): LineHead {
  const headings = cells.map((cell) => (typeof cell === 'string' ? cell.replace(signs, '').trim() : ''));
  const found = fieldsOfHeadings(lineColumns, otherHeadings, headings);
  const isNamed = found.includes('malHizmet');
  const fields = isNamed ? found : found.map((field) => (field === 'ozelNotlar' ? 'malHizmet' : field));
  const unknown = headings.flatMap((heading, place) =>
    heading === '' || fields[place] !== undefined || calculated.has(headingKey(heading)) ? [] : [heading],
  );
  return { fields, unknown };
}

/** Replaces headings by those of the template with the same meaning; '' for an ignored column. */
export function lineHeadings(cells: readonly unknown[]): readonly string[] {
  return readLineHead(cells).fields.map((field) => lineColumns.find((one) => one.field === field)?.heading ?? '');
}

const figure = /^[%₺\s]*[\d.,]+[%₺\s]*(?:TL|TRY)?$/iu;

/** Whether the first row of a copied block contains headings: at least two are known, and none is a number. */
export function isLineHead(cells: readonly string[]): boolean {
  const { unknown } = readLineHead(cells);
  const filled = cells.filter((cell) => cell !== '');
  return filled.length - unknown.length > 1 && !filled.some((cell) => figure.test(cell));
}
