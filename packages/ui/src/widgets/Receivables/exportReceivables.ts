import { exportFiles, writeSheet } from '@kalem/domain';
import { debtorColumns, receiptColumns } from '@kalem/domain/excel/exportColumns';
import type { KalemClient, paths } from '@kalem/sdk';
import { saveFile } from '../../fields/saveFile';
import { writeWorkbook } from '../../kit/list/writeWorkbook';

interface ExportOptions {
  client: KalemClient;
  companyId: string;
  signal: AbortSignal;
  /** Called with the number of rows read so far. */
  onProgress: (done: number) => void;
}

/** The filter and the order of the shown accounts. */
export type DebtorFilter = Omit<
  NonNullable<paths['/alacak']['get']['parameters']['query']>,
  'companyId' | 'page' | 'pageSize'
>;

/** Rows per call. Few calls, but short work in the page after each answer. */
const ROWS_PER_CALL = 500;

/** Exports the shown accounts of all pages to alacaklar.xlsx (MNY-60). */
export async function exportDebtors({ filter, ...options }: ExportOptions & { filter: DebtorFilter }): Promise<void> {
  const { client, companyId, signal } = options;
  await exportPages(options, {
    file: { sheet: 'Alacaklar', name: exportFiles.alacaklar },
    columns: debtorColumns,
    async read(page) {
      const query = { companyId, ...filter, page, pageSize: ROWS_PER_CALL };
      return (await client.GET('/alacak', { params: { query }, signal })).data;
    },
  });
}

/** Exports all payments received, those that were undone too, to tahsilatlar.xlsx (MNY-60). */
export async function exportReceipts(options: ExportOptions): Promise<void> {
  const { client, companyId, signal } = options;
  await exportPages(options, {
    file: { sheet: 'Tahsilatlar', name: exportFiles.tahsilatlar },
    columns: receiptColumns,
    async read(page) {
      const query = { companyId, page, pageSize: ROWS_PER_CALL };
      const { data } = await client.GET('/tahsilat', { params: { query }, signal });
      // The list has refunds and write-offs too.
      return { ...data, items: data.items.filter(({ tur }) => tur === 'TAHSILAT') };
    },
  });
}

interface Pages<Row> {
  file: { sheet: string; name: string };
  columns: Parameters<typeof writeSheet<Row>>[0];
  read: (page: number) => Promise<{ items: readonly Row[]; hasNext: boolean }>;
}

async function exportPages<Row>(
  { signal, onProgress }: Pick<ExportOptions, 'signal' | 'onProgress'>,
  { file, columns, read }: Pages<Row>,
): Promise<void> {
  async function* batches() {
    yield writeSheet(columns, []);
    let done = 0;
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const answer = await read(page);
      signal.throwIfAborted();
      yield writeSheet(columns, answer.items).slice(1);
      onProgress((done += answer.items.length));
      hasNext = answer.hasNext;
    }
  }
  const workbook = await writeWorkbook(file.sheet, batches());
  signal.throwIfAborted();
  saveFile(workbook, file.name);
}
