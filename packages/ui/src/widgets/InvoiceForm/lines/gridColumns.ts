import { type Line, readTaxField } from '@kalem/domain';
import { isRaisedByRate, type LineColumn } from '../../../draft/lines/lineColumns';
import type { Figures } from '../formatting';

/** How the cells of a column are rendered. Width and position are in the stylesheet. */
export interface GridColumn {
  readonly field: LineColumn;
  readonly className: string;
  /** Class of the text, which the inputs do not get. */
  readonly textClass?: string;
  /** True for numeric columns. Their cells and heading are aligned to the end. */
  readonly isEnd?: boolean;
  /** A short heading, if the name of the field is too long. */
  readonly head?: 'iskontoOraniShort';
  /** The text of the cell while it is not edited. */
  readonly show: (line: Line, words: { figures: Figures; unitTitle: (code: string) => string }) => string;
}

/** The columns of the grid, in order. */
export const gridColumns: readonly GridColumn[] = [
  {
    field: 'malHizmet',
    className: 'kalem-line__name',
    show: ({ malHizmet }) => malHizmet ?? '',
  },
  {
    field: 'miktar',
    className: 'kalem-line__qty',
    textClass: 'kalem-num',
    isEnd: true,
    show: ({ miktar }, { figures }) => figures.number(miktar ?? ''),
  },
  {
    field: 'birim',
    className: 'kalem-line__unit',
    show: ({ birim }, { unitTitle }) => unitTitle(birim ?? ''),
  },
  {
    field: 'birimFiyat',
    className: 'kalem-line__price',
    textClass: 'kalem-num',
    isEnd: true,
    show: ({ birimFiyat }, { figures }) => figures.price(birimFiyat ?? ''),
  },
  {
    field: 'iskontoOrani',
    className: 'kalem-line__discount',
    textClass: 'kalem-num',
    isEnd: true,
    head: 'iskontoOraniShort',
    show: ({ iskontoOrani }, { figures }) => figures.number(iskontoOrani ?? ''),
  },
  {
    field: 'kdvOrani',
    className: 'kalem-line__kdv',
    textClass: 'kalem-num',
    isEnd: true,
    show: ({ kdvOrani }) => kdvOrani ?? '',
  },
];

/** True if the line has data that no cell shows. It is listed below the name. */
export function hasFactsBelow(line: Line): boolean {
  const { iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat } = line;
  const { tevkifatKodu, ozelMatrahNedeni, gtip, teslimSarti } = line;
  const texts = [iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat, tevkifatKodu, ozelMatrahNedeni];
  return (
    isRaisedByRate(line) ||
    [...texts, gtip, teslimSarti].some(Boolean) ||
    Object.entries(line).some(([field, value]) => readTaxField(field) && Number(value) > 0)
  );
}
