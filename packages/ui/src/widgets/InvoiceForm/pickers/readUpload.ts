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

/** A row of the file, and the line that it would become. */
export interface UploadedRow {
  readonly parsed: ParsedLine;
  readonly line: Line;
  readonly faults: readonly FieldFault[];
}

/** The maximum file size in bytes: the limit of the call (`x-max-body`) minus the overhead of a multipart form. */
const MOST_BYTES = 16 * 1024 * 1024 - 4096;

/** Why a file is not sent; undefined if it can be sent. */
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

/** Sends the file to the server, which parses it and stores nothing. */
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

/** Converts rows to lines of this invoice, each with its errors by the invoice's type and date. */
export function rowsOf(parsed: readonly ParsedLine[], invoice: InvoiceDraft): readonly UploadedRow[] {
  return parsed.map((row) => {
    const [line = {}] = appendLines({ ...invoice, malHizmetler: [], not: '' }, [row]).malHizmetler;
    const faults = validateLine(line, 0, invoice).filter(({ severity }) => severity === 'error');
    return { parsed: row, line, faults: faults.map(faultOfDomain).map(inLine) };
  });
}

/** Which rows are added. */
export type TakenRows = 'sound' | 'all';

/** Removes the position of the line from the field. */
function inLine(fault: FieldFault): FieldFault {
  return { ...fault, field: fault.field.replace(/^malHizmetler\[0\]\./, '') };
}

/** The amount payable of these rows alone. */
export function payableOf(rows: readonly UploadedRow[], invoice: InvoiceDraft): string {
  const malHizmetler = rows.map(({ line }) => line);
  return calculateInvoice({ ...invoice, malHizmetler }).totals.odenecekTutar;
}

/** An Excel template with the columns that the server reads, and an example row (INV-29). */
export async function templateOf(sheet: string, example: { item: string; note: string }): Promise<Blob> {
  const { writeWorkbook } = await import('../../../kit/list/writeWorkbook');
  const line = { malHizmet: example.item, miktar: '2', birim: 'Adet', birimFiyat: '1250.5', kdvOrani: '20' };
  async function* rows() {
    yield await Promise.resolve(writeSheet(lineColumns, [{ ...line, ozelNotlar: example.note }]));
  }
  return writeWorkbook(sheet, rows());
}
