import { units } from '@kalem/domain/codes/units';
import { foldTr, type Line, parseTurkishNumber } from '@kalem/domain';
import type { Figures } from '../figures';

export type LineColumn = 'malHizmet' | 'miktar' | 'birim' | 'birimFiyat' | 'iskontoOrani' | 'kdvOrani';

/** One cell of a line that one types in: the one place that says how it is typed, pasted and read. */
export interface LineColumnEntry {
  /** The wire name. */
  readonly field: LineColumn;
  readonly kind: 'text' | 'number' | 'unit' | 'rate';
  /** Most decimals that one can type (fiscal-rules §1). */
  readonly decimals?: number;
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
    decimals: 8,
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
    decimals: 5,
    className: 'kalem-line__price',
    textClass: 'kalem-num',
    isEnd: true,
    read: readNumber,
    show: ({ birimFiyat }, { figures }) => figures.price(birimFiyat ?? ''),
  },
  {
    field: 'iskontoOrani',
    kind: 'number',
    decimals: 3,
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

/** What typing in a cell changes of a line. A typed amount would win over the discount rate that is being typed (fiscal-rules §2). */
export function patchOfColumn(column: LineColumn, value: string): Line {
  return column === 'iskontoOrani' ? { iskontoOrani: value, iskontoTutari: '' } : { [column]: value };
}

/** What one row of a copied block says of a line, from this column on. */
export function patchOfCells(cells: readonly string[], first: LineColumn): Line {
  const columns = lineColumnTable.slice(lineColumns.indexOf(first));
  return columns.reduce<Line>((patch, { field, read }, index) => {
    const cell = cells[index];
    return cell === undefined || cell === '' ? patch : { ...patch, ...patchOfColumn(field, read(cell)) };
  }, {});
}

const codeOfUnit = new Map(
  units.flatMap(({ value, title }) => [[foldTr(value), value] as const, [foldTr(title), value] as const]),
);

function readNumber(pasted: string): string {
  return parseTurkishNumber(pasted.replace(/[₺%\s]|TL$|TRY$/g, '')) ?? pasted;
}
