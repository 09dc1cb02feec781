import { parentPort } from 'node:worker_threads';
import { renderHere } from '../../documents/render';
import type { Dosya, Invoice, Seller } from '../../documents/source';
import { readDocumentFonts } from './readAssets';

export interface PdfTask {
  readonly id: number;
  readonly dosya: Dosya;
  readonly invoice: Invoice;
  readonly seller: Seller;
}

export type PdfReply =
  { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly reason: string };

async function answer({ id, dosya, invoice, seller }: PdfTask): Promise<PdfReply> {
  return renderHere(dosya, invoice, seller, readDocumentFonts).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, reason: error instanceof Error ? error.name : 'Error' }),
  );
}

parentPort?.on('message', (task: PdfTask) => void answer(task).then((reply) => parentPort?.postMessage(reply)));
