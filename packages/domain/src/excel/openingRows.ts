// Reads opening balances from the rows of a sheet. A separate entry point, like that of cards.

import { fromScreenDate } from '../dates/screenDates';
import { numbersOfMany } from '../text/identifiers';
import { foldTr } from '../text/letters';
import { parseSheetNumber } from '../text/numbers';
import type { Fault } from '../validation/FieldChecker';
import { validateOpeningRow } from '../validation/validateReceipt';
import { type CardRows, currencyOfCell, customerRows, numberOfCell, wrongNumber } from './cardRows';
import { columnsOf } from './sheets';

type RowFields = Readonly<Record<string, string | undefined>>;

/** Rows of opening balances: one customer account in one currency each. Source: MNY-42. */
export const openingRows = {
  columns: /* @__PURE__ */ columnsOf([
    ['VKN / TCKN', 'vknTckn'],
    ['Unvan', 'unvan'],
    ['Açılış Bakiyesi', 'tutar', 'number'],
    ['Para Birimi', 'paraBirim'],
    ['Vade Tarihi', 'vadeTarihi'],
  ]),
  required: ['vknTckn', 'tutar'],
  named: [],
  together: [],
  otherHeadings: {
    vknTckn: customerRows.otherHeadings.vknTckn,
    unvan: [...customerRows.otherHeadings.unvan, 'Ad Soyad', 'Cari'],
    tutar: ['Bakiye', 'Açılış', 'Devir', 'Devir Bakiyesi', 'Tutar'],
    paraBirim: customerRows.otherHeadings.paraBirimi,
    vadeTarihi: ['Vade', 'Vadesi', 'Son Ödeme Tarihi'],
  },
  fieldsOf: ({ vknTckn = '', unvan = '', tutar = '', paraBirim = '', vadeTarihi = '' }: RowFields) => ({
    vknTckn: numberOfCell(vknTckn),
    unvan,
    tutar: signedCell(tutar),
    paraBirim: paraBirim === '' ? 'TRY' : currencyOfCell(paraBirim),
    vadeTarihi: fromScreenDate(vadeTarihi) ?? vadeTarihi,
  }),
  keyOf({ vknTckn = '', unvan = '', paraBirim = '' }: RowFields): string {
    if (vknTckn === '') return '';
    const name = numbersOfMany.includes(vknTckn) ? `${foldTr(unvan)}\n` : '';
    return `${vknTckn}\n${name}${paraBirim}`;
  },
  nameOf: ({ unvan = '' }: RowFields) => foldTr(unvan),
  warningsOf: wrongNumber,
  // The account keeps the name of its last invoice.
  renamed: () => [],
  faultsOf: (fields: RowFields): Fault[] => [...validateOpeningRow(fields), ...wrongNumber(fields)],
} satisfies CardRows;

/** A cell with a sign: Turkish text with a minus before its figures becomes a decimal of the wire. */
function signedCell(cell: string): string {
  const figures = /^[-−]\s*(\S.*)$/.exec(cell)?.[1];
  return figures === undefined ? cell : `-${parseSheetNumber(figures) ?? figures}`;
}
