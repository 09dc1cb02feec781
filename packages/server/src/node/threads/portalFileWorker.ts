import { parentPort } from 'node:worker_threads';
import type { DocumentAmounts } from '../../documents/amounts';
import { amountsIn } from '../../documents/createPortalFiles';
import { unpackDocument } from '../../documents/zip';

/** A task from createWorkerPortalFiles. */
export interface PortalFileTask {
  readonly wanted: 'amounts' | 'html';
  readonly zip: Uint8Array<ArrayBuffer>;
}

export interface PortalFileReply {
  readonly amounts?: DocumentAmounts | undefined;
  readonly html?: Uint8Array<ArrayBuffer> | undefined;
}

function answer({ wanted, zip }: PortalFileTask): PortalFileReply {
  return wanted === 'amounts' ? { amounts: amountsIn(zip) } : { html: unpackDocument(zip, '.html') };
}

parentPort?.on('message', (task: PortalFileTask) => parentPort?.postMessage(answer(task)));
