import { addDays, daysBetween, exportFiles, writeSheet } from '@kalem/domain';
import { defterDurumuOf, muhasebeColumns, muhasebeRows, muhasebeSheet } from '@kalem/domain/accountant';
import { collectionColumns, invoiceColumns } from '@kalem/domain/excel/exportColumns';
import type { components, KalemClient } from '@kalem/sdk';
import type { BundleProgress } from '../../fields/saveBundle';
import { saveFile } from '../../fields/saveFile';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import type { Question } from './useInvoices';

interface ExportOptions {
  client: KalemClient;
  companyId: string;
  question: Question;
  /** The search text; empty for all. */
  search: string;
  /** Adds the sheet 'Tahsilat', which needs `tahsilatRead`. */
  hasCollection: boolean;
  signal: AbortSignal;
  onProgress: (progress: BundleProgress) => void;
}

type Hits = components['schemas']['InvoiceItems'];

/** The approximate number of invoices per call. Parsing larger answers would block the page. */
const INVOICES_PER_CALL = 200;
/** The number of invoices whose cells are created before yielding. */
const ROWS_AT_A_STRETCH = 20;

/**
 * Exports faturalar.xlsx: the invoices of the list's dates and states in the 37 columns of LST-18, newest first, in a
 * second sheet their breakdown by rate, code and tax, and in a third what was received for those that are
 * tracked (MNY-20). During a search, only its results. Returns the number of invoices in the file and the
 * search's answer.
 */
export async function exportInvoices({
  client,
  companyId,
  question,
  search,
  hasCollection,
  signal,
  onProgress,
}: ExportOptions): Promise<{ count: number; hits: Hits | undefined }> {
  const query = { companyId, ...question };
  const { total, hits, periods, has } = await (search ? findHits() : findAll());
  let done = 0;
  const broken = [writeSheet(muhasebeColumns, [])];
  const collected = [writeSheet(collectionColumns, [])];
  async function* batches() {
    yield writeSheet(invoiceColumns, []);
    for (const days of periods) {
      const { data } = await client.GET('/fatura/all', { params: { query: { ...query, ...days } }, signal });
      const items = data.items.filter(has);
      // In small batches: creating all cells at once would block the page as long as writing them.
      for (let from = 0; from < items.length; from += ROWS_AT_A_STRETCH) {
        const some = items.slice(from, from + ROWS_AT_A_STRETCH);
        yield writeSheet(invoiceColumns, some).slice(1);
        const rows = some.flatMap((item) => muhasebeRows({ ...item, defterDurumu: defterDurumuOf(item, false) }));
        broken.push(writeSheet(muhasebeColumns, rows).slice(1));
        const tracked = some.filter(({ tahsilat }) => tahsilat);
        if (hasCollection) collected.push(writeSheet(collectionColumns, tracked).slice(1));
        signal.throwIfAborted();
      }
      onProgress({ done: Math.min((done += items.length), total), total });
    }
  }
  async function findAll() {
    const { data } = await client.GET('/fatura/ozet', { params: { query }, signal });
    const total = data.items.reduce((sum, { adet }) => sum + adet, 0);
    return { total, hits: undefined, periods: periodsOf(question, total), has: () => true };
  }
  /** Search results lack the tax per rate (LST-19), so the invoices of their days are read. */
  async function findHits() {
    const { data } = await client.GET('/fatura/search', { params: { query: { ...query, q: search } }, signal });
    const ids = new Set(data.items.map(({ id }) => id));
    const days = [...new Set(data.items.map(({ faturaTarih }) => faturaTarih))].sort().reverse();
    return {
      total: ids.size,
      hits: data,
      periods: days.map((day) => ({ baslangicTarihi: day, bitisTarihi: day })),
      has: ({ id }: { id: string }) => ids.has(id),
    };
  }
  onProgress({ done, total });
  const file = await writeWorkbook(
    'Faturalar',
    batches(),
    { name: muhasebeSheet, batches: broken },
    ...(hasCollection ? [{ name: 'Tahsilat', batches: collected }] : []),
  );
  signal.throwIfAborted();
  saveFile(file, exportFiles.faturalar);
  return { count: done, hits };
}

/**
 * Splits the range into periods with about `INVOICES_PER_CALL` invoices each, newest first. An open range is one
 * period.
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
