import { parentPort } from 'node:worker_threads';
import { renderPdf } from '../../documents/pdf/renderPdf';
import type { Invoice, Seller } from '../../documents/source';
import { readDocumentFonts } from './readAssets';

export interface PdfTask {
  readonly id: number;
  readonly invoice: Invoice;
  readonly seller: Seller;
}

export type PdfReply =
  { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly reason: string };

async function answer({ id, invoice, seller }: PdfTask): Promise<PdfReply> {
  return renderPdf(invoice, seller, readDocumentFonts).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, reason: error instanceof Error ? error.name : 'Error' }),
  );
}

parentPort?.on('message', (task: PdfTask) => void answer(task).then((reply) => parentPort?.postMessage(reply)));
