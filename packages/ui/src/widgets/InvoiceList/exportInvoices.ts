import { addDays, daysBetween, exportFiles, writeSheet } from '@kalem/domain';
import { invoiceColumns } from '@kalem/domain/excel/exportColumns';
import type { KalemClient, paths } from '@kalem/sdk';
import { saveFile, type BundleProgress } from '../../fields/saveBundle';
import { writeWorkbook } from '../../kit/list/writeWorkbook';

interface ExportOptions {
  client: KalemClient;
  companyId: string;
  question: Omit<NonNullable<paths['/fatura/all']['get']['parameters']['query']>, 'companyId'>;
  signal: AbortSignal;
  onProgress: (progress: BundleProgress) => void;
}

/** About so many invoices come with one answer: more would hold the page up while it is read. */
const INVOICES_PER_CALL = 200;
/** Invoices whose cells are made before the page may have its turn. */
const ROWS_AT_A_STRETCH = 20;

/**
 * faturalar.xlsx: the invoices of the list's dates and status in the 37 columns of LST-18, newest first, days by days.
 */
export async function exportInvoices({
  client,
  companyId,
  question,
  signal,
  onProgress,
}: ExportOptions): Promise<void> {
  const params = { query: { companyId, ...question } };
  const { data: sums } = await client.GET('/fatura/ozet', { params, signal });
  const total = sums.items.reduce((sum, { adet }) => sum + adet, 0);
  let done = 0;
  async function* batches() {
    yield writeSheet(invoiceColumns, []);
    for (const days of periodsOf(question, total)) {
      const { data } = await client.GET('/fatura/all', { params: { query: { ...params.query, ...days } }, signal });
      // In small pieces: making the cells of all at once would hold the page up as much as writing them.
      for (let from = 0; from < data.items.length; from += ROWS_AT_A_STRETCH) {
        yield writeSheet(invoiceColumns, data.items.slice(from, from + ROWS_AT_A_STRETCH)).slice(1);
        signal.throwIfAborted();
      }
      onProgress({ done: Math.min((done += data.items.length), total), total });
    }
  }
  onProgress({ done, total });
  const file = await writeWorkbook('Faturalar', batches());
  signal.throwIfAborted();
  saveFile(file, exportFiles.faturalar);
}

/**
 * The days in parts with about `atOnce` invoices each, the newest first; without a first or last day there is but one
 * part.
 */
function periodsOf({ baslangicTarihi: first, bitisTarihi: last }: ExportOptions['question'], total: number) {
  if (first === undefined || last === undefined) return [{ baslangicTarihi: first, bitisTarihi: last }];
  const days = daysBetween(first, last) + 1;
  const length = Math.max(1, Math.floor((days * INVOICES_PER_CALL) / Math.max(total, 1)));
  const periods = [];
  for (let end = last; end >= first; end = addDays(end, -length)) {
    const start = addDays(end, 1 - length);
    periods.push({ baslangicTarihi: start > first ? start : first, bitisTarihi: end });
  }
  return periods;
}
