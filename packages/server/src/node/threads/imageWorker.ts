import { parentPort, workerData } from 'node:worker_threads';
import { createImages } from '../../images/createImages';
import { ImageError, type ImageFailure } from '../../ports/Images';
import { readJpegCodec } from './readAssets';

/** The only answer of a picture's thread. */
export type ImageReply = { readonly jpeg: Uint8Array<ArrayBuffer> } | { readonly failure: ImageFailure };

async function answer(jpeg: Uint8Array<ArrayBuffer>): Promise<ImageReply> {
  try {
    return { jpeg: await createImages(readJpegCodec).renew(jpeg) };
  } catch (error) {
    if (error instanceof ImageError) return { failure: error.failure };
    throw error;
  }
}

void answer(workerData as Uint8Array<ArrayBuffer>).then((reply) => parentPort?.postMessage(reply));
