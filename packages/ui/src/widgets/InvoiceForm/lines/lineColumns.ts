import { units } from '@kalem/domain/codes/units';
import { foldTr, type Line } from '@kalem/domain';
import { readPasted } from '../../../primitives/input/typeNumber';
import type { Figures } from '../figures';

export type LineColumn = 'malHizmet' | 'miktar' | 'birim' | 'birimFiyat' | 'iskontoOrani' | 'kdvOrani';

/** One cell of a line that one types in: the one place that says how it is typed, pasted and read. */
export interface LineColumnEntry {
  /** The wire name. */
  readonly field: LineColumn;
  readonly kind: 'text' | 'number' | 'unit' | 'rate';
  /** Its width and place are the styles'. */
  readonly className: string;
  /** Of the text alone. */
  readonly textClass?: string;
  /** Figures stand at the end, and so does their head. */
  readonly isEnd?: boolean;
  /** A head of its own where the name is too long. */
  readonly head?: 'iskontoOraniShort';
  /** What a pasted text says; one that cannot be read stays, so that the cell shows it. */
  readonly read: (pasted: string) => string;
  /** What the line says where nobody types. */
  readonly show: (line: Line, words: { figures: Figures; unitTitle: (code: string) => string }) => string;
}

/** The cells of a line, in the order of the grid. */
export const lineColumnTable: readonly LineColumnEntry[] = [
  {
    field: 'malHizmet',
    kind: 'text',
    className: 'kalem-line__name',
    read: (pasted) => pasted,
    show: ({ malHizmet }) => malHizmet ?? '',
  },
  {
    field: 'miktar',
    kind: 'number',
    className: 'kalem-line__qty',
    textClass: 'kalem-num',
    isEnd: true,
    read: readNumber,
    show: ({ miktar }, { figures }) => figures.number(miktar ?? ''),
  },
  {
    field: 'birim',
    kind: 'unit',
    className: 'kalem-line__unit',
    textClass: 'kalem-cut',
    read: (pasted) => codeOfUnit.get(foldTr(pasted)) ?? pasted,
    show: ({ birim }, { unitTitle }) => unitTitle(birim ?? ''),
  },
  {
    field: 'birimFiyat',
    kind: 'number',
    className: 'kalem-line__price',
    textClass: 'kalem-num',
    isEnd: true,
    read: readNumber,
    show: ({ birimFiyat }, { figures }) => figures.price(birimFiyat ?? ''),
  },
  {
    field: 'iskontoOrani',
    kind: 'number',
    className: 'kalem-line__discount',
    textClass: 'kalem-num',
    isEnd: true,
    head: 'iskontoOraniShort',
    read: readNumber,
    show: ({ iskontoOrani }, { figures }) => figures.number(iskontoOrani ?? ''),
  },
  {
    field: 'kdvOrani',
    kind: 'rate',
    className: 'kalem-line__kdv',
    textClass: 'kalem-num',
    isEnd: true,
    read: readNumber,
    show: ({ kdvOrani }) => kdvOrani ?? '',
  },
];

/** Their wire names. */
export const lineColumns: readonly LineColumn[] = lineColumnTable.map(({ field }) => field);

/**
 * What typing in a cell changes of a line. A typed amount would win over the discount rate that is being typed
 * (fiscal-rules §2).
 */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}

/**
 * What a copied block says of a line each: its cells are those from the first column on, unless it begins with a row of
 * headings, which is no line and says what stands where.
 */
export function patchesOfBlock(block: readonly (readonly string[])[], first: LineColumn): readonly Line[] {
  const [head = [], ...rows] = block;
  const headings = head.map((cell) => columnOfHeading.get(headingKey(cell)));
  const filled = head.filter((cell) => cell !== '');
  const isHead = rows.length > 0 && filled.length > 1 && filled.every((cell) => columnOfHeading.has(headingKey(cell)));
  const usual = lineColumns.slice(lineColumns.indexOf(first));
  return isHead ? rows.map((row) => patchOfCells(row, headings)) : block.map((row) => patchOfCells(row, usual));
}

function patchOfCells(cells: readonly string[], columns: readonly (LineColumn | undefined)[]): Line {
  return cells.reduce<Line>((patch, cell, index) => {
    const entry = lineColumnTable.find(({ field }) => field === columns[index]);
    return entry === undefined || cell === '' ? patch : { ...patch, ...patchOfColumn(entry.field, entry.read(cell)) };
  }, {});
}

/** What people write above their columns; undefined is no column of ours, such as the amounts, which are calculated. */
const headings: readonly (readonly [LineColumn | undefined, ...string[]])[] = [
  ['malHizmet', 'Mal / Hizmet', 'Mal Hizmet Adı', 'Ürün', 'Ürün Adı', 'Ürün / Hizmet', 'Stok Adı', 'Açıklama', 'Item'],
  ['miktar', 'Miktar', 'Quantity', 'Qty'],
  ['birim', 'Birim', 'Ölçü Birimi', 'Unit'],
  ['birimFiyat', 'Birim Fiyat', 'Birim Fiyatı', 'Fiyat', 'Unit price', 'Price'],
  ['iskontoOrani', 'İskonto', 'İskonto Oranı', 'İsk.', 'İndirim', 'Discount'],
  ['kdvOrani', 'KDV', 'KDV Oranı', 'VAT'],
  [undefined, 'Tutar', 'Toplam', 'Mal / Hizmet Tutarı', 'KDV Tutarı', 'Sıra', 'Sıra No', 'No', 'Amount', 'Total'],
];

const columnOfHeading: ReadonlyMap<string, LineColumn | undefined> = new Map(
  headings.flatMap(([field, ...titles]) => titles.map((title) => [headingKey(title), field] as const)),
);

/** Blanks and signs differ from sheet to sheet: 'KDV (%)' is 'KDV'. */
function headingKey(heading: string): string {
  return foldTr(heading).replace(/[^a-z0-9]/g, '');
}

/** Units by their code, their name and what the portal writes: 'KGM', 'Kilogram', 'kg'. */
const codeOfUnit = new Map(
  units.flatMap(({ value, title, portalTitle }) =>
    [portalTitle, title, value].map((name) => [foldTr(name), value] as const),
  ),
);

function readNumber(pasted: string): string {
  return readPasted(pasted) ?? pasted;
}
