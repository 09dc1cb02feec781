import { parentPort } from 'node:worker_threads';
import { renderHere } from '../../documents/render';
import type { Dosya, Invoice, Seller } from '../../documents/source';
import { statementsHere } from '../../documents/statements/renderStatement';
import type { PrintedStatement, StatementFormat } from '../../documents/statements/source';
import { readDocumentFonts } from './readAssets';

interface InvoiceWork {
  readonly dosya: Dosya;
  readonly invoice: Invoice;
  readonly seller: Seller;
}

interface StatementWork {
  readonly format: StatementFormat;
  readonly statement: PrintedStatement;
}

export interface PdfTask {
  readonly id: number;
  readonly work: InvoiceWork | StatementWork;
}

export type PdfReply =
  { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly reason: string };

const renderStatement = statementsHere(readDocumentFonts);

function render(work: PdfTask['work']): Promise<Uint8Array<ArrayBuffer>> {
  return 'statement' in work
    ? renderStatement(work.format, work.statement)
    : renderHere(work.dosya, work.invoice, work.seller, readDocumentFonts);
}

async function answer({ id, work }: PdfTask): Promise<PdfReply> {
  return render(work).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, reason: error instanceof Error ? error.name : 'Error' }),
  );
}

parentPort?.on('message', (task: PdfTask) => void answer(task).then((reply) => parentPort?.postMessage(reply)));
