import { parentPort } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import {
  type Sheet,
  type SheetRow,
  SpreadsheetError,
  type SpreadsheetFailure,
  type StatementKind,
} from '../../ports/Spreadsheets';
import { readStatement } from '../../spreadsheets/readStatement';
import { openedSpreadsheet, readWorkbook } from '../../spreadsheets/readWorkbook';

/** A task from createWorkerSpreadsheets for the thread of one file. */
export type SpreadsheetTask =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'openStatement'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rows'; readonly sheet: number; readonly from: number; readonly count: number };

/** The answers, in the order of the tasks. */
export type SpreadsheetReply =
  /** `statement` is the kind of a bank's statement. */
  | { readonly kind: 'opened'; readonly sheets: readonly Sheet[]; readonly statement?: StatementKind }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'failed'; readonly failure: SpreadsheetFailure };

let opened: ReturnType<typeof openedSpreadsheet> | undefined;

/** Unpacks with Node's zlib, which takes a third of the time. */
function unpackNatively(packed: Uint8Array<ArrayBuffer>, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isMore = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new SpreadsheetError(isMore ? 'tooLarge' : 'broken');
  }
}

async function answer(task: SpreadsheetTask): Promise<SpreadsheetReply> {
  if (task.kind === 'rows') return { kind: 'rows', rows: opened?.rows(task.sheet, task.from, task.count) ?? [] };
  if (task.kind === 'openStatement') {
    const { kind, sheets } = await readStatement(task.bytes, unpackNatively);
    opened = openedSpreadsheet(sheets);
    return { kind: 'opened', sheets: opened.sheets, statement: kind };
  }
  opened = openedSpreadsheet(await readWorkbook(task.bytes, unpackNatively));
  return { kind: 'opened', sheets: opened.sheets };
}

parentPort?.on('message', (task: SpreadsheetTask) => {
  const reply = answer(task).catch((error: unknown): SpreadsheetReply => {
    if (error instanceof SpreadsheetError) return { kind: 'failed', failure: error.failure };
    throw error;
  });
  void reply.then((value) => parentPort?.postMessage(value));
});
