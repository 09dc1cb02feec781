import { type Line, readTaxField } from '@kalem/domain';
import type { Figures } from '../../widgets/InvoiceForm/formatting';

export type LineColumn = 'malHizmet' | 'miktar' | 'birim' | 'birimFiyat' | 'iskontoOrani' | 'kdvOrani';

/** One typed cell of a line: the one place that says how it is typed and read. */
export interface LineColumnEntry {
  /** The wire name. */
  readonly field: LineColumn;
  readonly kind: 'text' | 'number' | 'unit' | 'rate';
  /** Its width and place are the styles'. */
  readonly className: string;
  /** Class of the text alone. */
  readonly textClass?: string;
  /** Figures stand at the end, and so does their head. */
  readonly isEnd?: boolean;
  /** A head of its own where the name is too long. */
  readonly head?: 'iskontoOraniShort';
  /** What the line shows while it is not being typed in. */
  readonly show: (line: Line, words: { figures: Figures; unitTitle: (code: string) => string }) => string;
}

/** The cells of a line, in the order of the grid. */
export const lineColumnTable: readonly LineColumnEntry[] = [
  {
    field: 'malHizmet',
    kind: 'text',
    className: 'kalem-line__name',
    show: ({ malHizmet }) => malHizmet ?? '',
  },
  {
    field: 'miktar',
    kind: 'number',
    className: 'kalem-line__qty',
    textClass: 'kalem-num',
    isEnd: true,
    show: ({ miktar }, { figures }) => figures.number(miktar ?? ''),
  },
  {
    field: 'birim',
    kind: 'unit',
    className: 'kalem-line__unit',
    show: ({ birim }, { unitTitle }) => unitTitle(birim ?? ''),
  },
  {
    field: 'birimFiyat',
    kind: 'number',
    className: 'kalem-line__price',
    textClass: 'kalem-num',
    isEnd: true,
    show: ({ birimFiyat }, { figures }) => figures.price(birimFiyat ?? ''),
  },
  {
    field: 'iskontoOrani',
    kind: 'number',
    className: 'kalem-line__discount',
    textClass: 'kalem-num',
    isEnd: true,
    head: 'iskontoOraniShort',
    show: ({ iskontoOrani }, { figures }) => figures.number(iskontoOrani ?? ''),
  },
  {
    field: 'kdvOrani',
    kind: 'rate',
    className: 'kalem-line__kdv',
    textClass: 'kalem-num',
    isEnd: true,
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

/** Whether what the line calls its discount is added to its price (CAL-02). */
export function raisesPrice({ iskontoTip }: Line): boolean {
  return iskontoTip === 'ARTTIRIM';
}

/** Whether it is raised by a rate, which its cell says with a plus. */
export function isRaisedByRate(line: Line): boolean {
  return raisesPrice(line) && Number(line.iskontoOrani) > 0;
}

/** Whether there is something of a line that its cells do not tell; it stands under the name. */
export function tellsMore(line: Line): boolean {
  const { iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat } = line;
  const { tevkifatKodu, ozelMatrahNedeni, gtip, teslimSarti } = line;
  const texts = [iskontoTutari, istisnaMuafiyetSebebi, kdvDahilBirimFiyat, tevkifatKodu, ozelMatrahNedeni];
  return (
    isRaisedByRate(line) ||
    [...texts, gtip, teslimSarti].some(Boolean) ||
    Object.entries(line).some(([field, value]) => readTaxField(field) && Number(value) > 0)
  );
}
