import { utils, type WorkSheet, write } from 'xlsx';
import type { components } from '@kalem/sdk';

type Cell = string | number | boolean | null | undefined;

interface SheetOf {
  readonly name?: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Changes cells that an array cannot express, such as formulas. */
  readonly change?: (sheet: WorkSheet) => void;
}

/** An Excel file with these sheets. */
export function spreadsheetFile(
  sheets: readonly SheetOf[],
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [index, { name = `Sayfa${index + 1}`, rows, change }] of sheets.entries()) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType, bookSST: true, compression: true }) as ArrayBuffer);
}

const [LINK, LINK_CLASS] = [0x01b8, 0x79eac9d0];

/** A .xls in which each cell of the first column has a link over 65,536 rows and 256 columns. */
export function withWideLinks(rows: SheetOf['rows']): Uint8Array<ArrayBuffer> {
  const change = (sheet: WorkSheet) => {
    for (const row of rows.keys()) Object.assign(sheet[`A${row + 1}`], { l: { Target: 'https://ornek.example' } });
  };
  const bytes = spreadsheetFile([{ rows, change }], 'biff8');
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 16 <= bytes.length; at += 1) {
    if (view.getUint16(at, true) !== LINK || view.getUint32(at + 12, true) !== LINK_CLASS) continue;
    for (const [place, value] of [0, 65_535, 0, 255].entries()) view.setUint16(at + 4 + place * 2, value, true);
  }
  return bytes;
}

/** The body of an upload for the SDK, whose types declare files as text. */
export function uploadBody(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'Müşteri listesi (ığüşöç).xlsx',
): components['schemas']['FileUpload'] {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return form as unknown as components['schemas']['FileUpload'];
}
