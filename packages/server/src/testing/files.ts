import { utils, type WorkSheet, write } from 'xlsx';
import type { components } from '@kalem/sdk';

type Cell = string | number | boolean | null | undefined;

interface SheetOf {
  readonly name?: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Changes cells that an array cannot say, such as formulas. */
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

/** The body of an upload for the SDK, whose types know files as text. */
export function uploadBody(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'Müşteri listesi (ığüşöç).xlsx',
): components['schemas']['FileUpload'] {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return form as unknown as components['schemas']['FileUpload'];
}
