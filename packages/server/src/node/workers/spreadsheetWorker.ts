import { parentPort } from 'node:worker_threads';
import { type Sheet, type SheetRow, SpreadsheetError, type SpreadsheetFailure } from '../../ports/Spreadsheets';
import { openedSpreadsheet, readWorkbook } from '../../spreadsheets/readWorkbook';

/** What createWorkerSpreadsheets asks of the thread of one file. */
export type SpreadsheetTask =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rows'; readonly sheet: number; readonly from: number; readonly count: number };

/** What it answers, in the order of the questions. */
export type SpreadsheetReply =
  | { readonly kind: 'opened'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'failed'; readonly failure: SpreadsheetFailure };

let opened: ReturnType<typeof openedSpreadsheet> | undefined;

async function answer(task: SpreadsheetTask): Promise<SpreadsheetReply> {
  if (task.kind === 'rows') return { kind: 'rows', rows: opened?.rows(task.sheet, task.from, task.count) ?? [] };
  opened = openedSpreadsheet(await readWorkbook(task.bytes));
  return { kind: 'opened', sheets: opened.sheets };
}

parentPort?.on('message', (task: SpreadsheetTask) => {
  const reply = answer(task).catch((error: unknown): SpreadsheetReply => {
    if (error instanceof SpreadsheetError) return { kind: 'failed', failure: error.failure };
    throw error;
  });
  void reply.then((value) => parentPort?.postMessage(value));
});
