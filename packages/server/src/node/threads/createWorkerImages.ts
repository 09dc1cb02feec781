import { Worker } from 'node:worker_threads';
import { ImageError, type Images } from '../../ports/Images';
import { createTurns } from '../../createTurns';
import type { ImageReply } from './imageWorker';

interface Limits {
  /** Waiting pictures. One more is refused. */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** The time limit of one picture in seconds. */
  readonly seconds?: number;
}

/**
 * Re-encodes two pictures at a time, one per company, each in its own thread. So no other call waits. A picture made to
 * take forever ends with its thread, and WebAssembly's memory, which only grows, is released with it.
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
  /** Aborted when the caller has disconnected. */
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
