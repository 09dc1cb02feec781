import { Worker } from 'node:worker_threads';
import { ImageError, type Images } from '../../ports/Images';
import type { ImageReply } from './imageWorker';

interface Limits {
  /** Seconds for one picture. */
  readonly seconds?: number;
}

/**
 * Renews one picture after another, each on a thread of its own: no other call waits, a picture that is made to take
 * forever ends with its thread, and so does the memory of WebAssembly, which only grows.
 */
export function createWorkerImages(script: URL, { seconds = 15 }: Limits = {}): Images {
  let last: Promise<unknown> = Promise.resolve();
  return {
    renew(jpeg) {
      const renewed = last.then(() => onThread(script, jpeg, seconds * 1000));
      last = renewed.catch(() => undefined);
      return renewed;
    },
  };
}

async function onThread(
  script: URL,
  jpeg: Uint8Array<ArrayBuffer>,
  patience: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(script, { workerData: jpeg, env: {} });
  worker.unref();
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<ImageReply>((resolve, reject) => {
      timer = setTimeout(() => reject(new ImageError('unreadable')), patience);
      worker.on('message', resolve);
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The thread of the picture ended without an answer')));
    });
    if ('failure' in reply) throw new ImageError(reply.failure);
    return reply.jpeg;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
