import {
  appendLines,
  calculateInvoice,
  type InvoiceDraft,
  type Line,
  lineColumns,
  spreadsheetExtensions,
  writeSheet,
} from '@kalem/domain';
import { validateLine } from '@kalem/domain/checks';
import type { components, KalemClient } from '@kalem/sdk';
import { faultOfDomain, type FieldFault } from '../../../kit/fieldFault';

type ParsedLine = components['schemas']['ParsedLine'];

/** A row of the file, as it would stand on the invoice. */
export interface UploadedRow {
  readonly parsed: ParsedLine;
  readonly line: Line;
  readonly faults: readonly FieldFault[];
}

/** Bytes that the call takes (`x-max-body`), less what a form adds to them. */
const MOST_BYTES = 16 * 1024 * 1024 - 4096;

/** Why a file is not even sent; undefined when it is. */
export function refusalOf(files: readonly File[]): 'oneFile' | 'notExcel' | 'tooLarge' | undefined {
  const [file] = files;
  if (!file || files.length > 1) return 'oneFile';
  if (!spreadsheetExtensions.some((ending) => file.name.toLowerCase().endsWith(ending))) return 'notExcel';
  return file.size > MOST_BYTES ? 'tooLarge' : undefined;
}

interface ReadOptions {
  client: KalemClient;
  companyId: string;
  file: Blob;
  signal: AbortSignal;
  /** The sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Has the server read the file; nothing is stored. */
export async function parseFile({ client, companyId, file, signal, onProgress }: ReadOptions): Promise<ParsedLine[]> {
  const { data } = await client.POST('/parse/mal-hizmet', {
    params: { query: { companyId } },
    body: { file },
    signal,
    onUploadProgress: onProgress,
    hideLoading: true,
  });
  return data.items;
}

/** The rows as lines of this invoice, with what its type and date find wrong with each. */
export function rowsOf(parsed: readonly ParsedLine[], invoice: InvoiceDraft): readonly UploadedRow[] {
  return parsed.map((row) => {
    const [line = {}] = appendLines({ ...invoice, malHizmetler: [], not: '' }, [row]).malHizmetler;
    const faults = validateLine(line, 0, invoice).filter(({ severity }) => severity === 'error');
    return { parsed: row, line, faults: faults.map(faultOfDomain).map(inLine) };
  });
}

/** Which rows become lines. */
export type TakenRows = 'sound' | 'all';

/** The field of the line alone, without its place. */
function inLine(fault: FieldFault): FieldFault {
  return { ...fault, field: fault.field.replace(/^malHizmetler\[0\]\./, '') };
}

/** What these rows alone come to. */
export function payableOf(rows: readonly UploadedRow[], invoice: InvoiceDraft): string {
  const malHizmetler = rows.map(({ line }) => line);
  return calculateInvoice({ ...invoice, malHizmetler }).totals.odenecekTutar;
}

/** An Excel file with the columns that are read, and a row to show how (INV-29). */
export async function templateOf(sheet: string, example: { item: string; note: string }): Promise<Blob> {
  const { writeWorkbook } = await import('../../../kit/list/writeWorkbook');
  const line = { malHizmet: example.item, miktar: '2', birim: 'Adet', birimFiyat: '1250.5', kdvOrani: '20' };
  async function* rows() {
    yield await Promise.resolve(writeSheet(lineColumns, [{ ...line, ozelNotlar: example.note }]));
  }
  return writeWorkbook(sheet, rows());
}
