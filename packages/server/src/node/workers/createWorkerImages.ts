import { Worker } from 'node:worker_threads';
import { ImageError, type Images } from '../../ports/Images';
import { createTurns } from '../../createTurns';
import type { ImageReply } from './imageWorker';

interface Limits {
  /** Pictures that wait; one more is refused. */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** Seconds for one picture. */
  readonly seconds?: number;
}

/**
 * Renews two pictures at a time, one of a company, each on a thread of its own: no other call waits, a picture that is
 * made to take forever ends with its thread, and so does the memory of WebAssembly, which only grows.
 */
export function createWorkerImages(script: URL, { waiting = 20, waitingOfOne = 3, seconds = 15 }: Limits = {}): Images {
  const turns = createTurns({ running: 2, runningOfOne: 1, waiting, waitingOfOne });
  return {
    async renew(jpeg, reader) {
      const leave = await turns.enter(reader?.companyId ?? '', reader?.signal);
      try {
        return await onThread(script, jpeg, { patience: seconds * 1000, signal: reader?.signal });
      } finally {
        leave();
      }
    },
  };
}

interface Waiting {
  readonly patience: number;
  /** Aborted when the caller no longer waits for the picture. */
  readonly signal: AbortSignal | undefined;
}

async function onThread(
  script: URL,
  jpeg: Uint8Array<ArrayBuffer>,
  { patience, signal }: Waiting,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(script, { workerData: jpeg, env: {} });
  worker.unref();
  let timer: NodeJS.Timeout | undefined;
  let end = (): void => undefined;
  try {
    const reply = await new Promise<ImageReply>((resolve, reject) => {
      timer = setTimeout(() => reject(new ImageError('unreadable')), patience);
      end = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', end, { once: true });
      worker.on('message', resolve);
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The thread of the picture ended without an answer')));
    });
    if ('failure' in reply) throw new ImageError(reply.failure);
    return reply.jpeg;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    await worker.terminate();
  }
}
