import { Worker } from 'node:worker_threads';
import type { RenderPdf } from '../../ports/RenderPdf';
import type { PdfReply, PdfTask } from './pdfWorker';

/** Renders PDFs one after another on a thread of its own: one of five thousand lines takes seconds, in which other requests go on. */
export function createWorkerPdf(script: URL): { readonly render: RenderPdf; close(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;

  const failAll = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(script, { env: {} });
    started.unref();
    started.on('message', (reply: PdfReply) => {
      const { resolve, reject } = waiting.get(reply.id) ?? {};
      waiting.delete(reply.id);
      if ('pdf' in reply) resolve?.(reply.pdf);
      else reject?.(new Error(`The PDF could not be made: ${reply.reason}`));
    });
    started.on('error', failAll);
    return started;
  };

  return {
    render: (invoice, seller) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, invoice, seller } satisfies PdfTask);
      }),
    async close() {
      await worker?.terminate();
      failAll(new Error('The server stops'));
    },
  };
}

interface Waiting {
  readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}
