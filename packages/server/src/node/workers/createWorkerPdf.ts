import { Worker } from 'node:worker_threads';
import type { RenderDocument } from '../../ports/RenderDocument';
import { createTurns } from './createTurns';
import type { PdfReply, PdfTask } from './pdfWorker';

interface Limits {
  /** Documents that are made at the same time; one company makes one of them. */
  readonly threads?: number;
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** Seconds for one document. */
  readonly seconds?: number;
}

/**
 * Documents of more lines take seconds; they leave one thread to all others, however many are asked for and by whom.
 */
const MOST_SHORT_LINES = 200;

/**
 * Renders PDFs, and what else is long, on threads of their own: one of five thousand lines takes many seconds, in which
 * other calls and other companies go on.
 * When nobody waits for a document any more, its thread ends; another thread is kept for the next.
 */
export function createWorkerPdf(
  script: URL,
  { threads = 2, waiting = 60, waitingOfOne = 20, seconds = 120 }: Limits = {},
): { readonly render: RenderDocument; close(): Promise<void> } {
  const turns = createTurns({ running: threads, runningOfOne: 1, waiting, waitingOfOne });
  const longTurns = createTurns({ running: Math.max(1, threads - 1), runningOfOne: 1, waiting, waitingOfOne });
  const idle: Worker[] = [];
  const busy = new Map<Worker, Asked>();
  let lastId = 0;

  const start = (): Worker => {
    const worker = new Worker(script, { env: {} });
    worker.unref();
    const fail = (error: Error) => {
      remove(idle, worker);
      busy.get(worker)?.reject(error);
    };
    worker.on('message', (reply: PdfReply) => busy.get(worker)?.resolve(reply));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread of the document ended without an answer')));
    return worker;
  };

  const render = async (worker: Worker, task: PdfTask, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    let late: NodeJS.Timeout | undefined;
    let leave: () => void = () => undefined;
    try {
      signal?.throwIfAborted();
      const reply = await new Promise<PdfReply>((resolve, reject) => {
        busy.set(worker, { resolve, reject });
        late = setTimeout(() => reject(new Error('The document took too long')), seconds * 1000);
        leave = () => reject(signal?.reason as Error);
        signal?.addEventListener('abort', leave, { once: true });
        worker.postMessage(task);
      });
      idle.push(worker);
      if ('bytes' in reply) return reply.bytes;
      throw new Error(`The document could not be made: ${reply.reason}`);
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', leave);
      busy.delete(worker);
      if (!idle.includes(worker)) void worker.terminate();
    }
  };

  return {
    async render(dosya, invoice, seller, signal) {
      const company = seller.vknTckn ?? '';
      const isLong = invoice.malHizmetler.length > MOST_SHORT_LINES;
      const leaveLong = isLong ? await longTurns.enter(company, signal) : undefined;
      const leave = await turns.enter(company, signal).catch((error: unknown) => {
        leaveLong?.();
        throw error;
      });
      try {
        const task = { id: (lastId += 1), dosya, invoice, seller };
        return await render(idle.pop() ?? start(), task, signal);
      } finally {
        leave();
        leaveLong?.();
      }
    },
    async close() {
      for (const { reject } of busy.values()) reject(new Error('The server stops'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

interface Asked {
  readonly resolve: (reply: PdfReply) => void;
  readonly reject: (error: Error) => void;
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
