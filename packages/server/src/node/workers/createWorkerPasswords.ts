import { Worker } from 'node:worker_threads';
import type { Passwords } from '../../ports/Passwords';
import type { PasswordTask } from './passwordWorker';

type Question = PasswordTask extends infer Task ? (Task extends { id: number } ? Omit<Task, 'id'> : never) : never;

/** Hashes passwords on a thread, so that no other call waits. A broken thread is replaced at the next question. */
export function createWorkerPasswords(script: URL): Passwords & { close(): Promise<void> } {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(script);
    started.unref();
    started.on('message', ({ id, value }: { id: number; value: never }) => {
      waiting.get(id)?.resolve(value);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };
  let worker: Worker | undefined = start();

  const ask = <T>(question: Question): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ ...question, id });
    });

  return {
    hash: (password) => ask<string>({ kind: 'hash', password }),
    verify: (password, hash) => ask<boolean>({ kind: 'verify', password, hash }),
    close: async () => void (await worker?.terminate()),
  };
}
