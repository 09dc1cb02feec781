import type { RenderDocument, RenderStatement } from '../../ports/RenderDocument';
import { createThreads } from './createThreads';
import { createTurns } from '../../createTurns';
import type { PdfReply, PdfTask } from './pdfWorker';

interface Limits {
  /** Documents that are rendered at the same time. At most one per company. */
  readonly threads?: number;
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** The time limit of one document in seconds. */
  readonly seconds?: number;
}

/** Longer documents take seconds. They never use the last thread, which is reserved for short ones. */
const MOST_SHORT_LINES = 200;

interface WorkerPdf {
  readonly render: RenderDocument;
  readonly renderStatement: RenderStatement;
  close(): Promise<void>;
}

/**
 * Renders PDFs and long documents in threads. Five thousand lines take many seconds, in which other calls continue.
 * When the caller disconnects, the thread ends. One spare thread is kept for the next document.
 */
export function createWorkerPdf(
  script: URL,
  { threads = 2, waiting = 60, waitingOfOne = 20, seconds = 120 }: Limits = {},
): WorkerPdf {
  const turns = createTurns({ running: threads, runningOfOne: 1, waiting, waitingOfOne });
  const longTurns = createTurns({ running: Math.max(1, threads - 1), runningOfOne: 1, waiting, waitingOfOne });
  const pool = createThreads<PdfTask, PdfReply>(script, { seconds });
  let lastId = 0;

  const run = async (company: string, lines: number, work: PdfTask['work'], signal?: AbortSignal) => {
    const leaveLong = lines > MOST_SHORT_LINES ? await longTurns.enter(company, signal) : undefined;
    const leave = await turns.enter(company, signal).catch((error: unknown) => {
      leaveLong?.();
      throw error;
    });
    try {
      const reply = await pool.ask({ id: (lastId += 1), work }, signal);
      if ('bytes' in reply) return reply.bytes;
      throw new Error(`The document could not be made: ${reply.reason}`);
    } finally {
      leave();
      leaveLong?.();
    }
  };

  return {
    render: (dosya, invoice, seller, signal) =>
      run(seller.vknTckn ?? '', invoice.malHizmetler.length, { dosya, invoice, seller }, signal),
    renderStatement: (format, statement, company, signal) =>
      run(company, statement.described.rows.length + statement.described.open.length, { format, statement }, signal),
    close: pool.close,
  };
}
