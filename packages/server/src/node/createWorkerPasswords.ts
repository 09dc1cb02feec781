import { Worker } from 'node:worker_threads';
import type { Passwords } from '../ports/Passwords';
import type { PasswordTask } from './passwordWorker';

type Question = PasswordTask extends infer Task ? (Task extends { id: number } ? Omit<Task, 'id'> : never) : never;

/** Hashes passwords on a thread of its own, so that a sign-in holds up no other request. */
export function createWorkerPasswords(script: URL): Passwords & { close(): Promise<void> } {
  const worker = new Worker(script);
  worker.unref();
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;

  worker.on('message', ({ id, value }: { id: number; value: never }) => {
    waiting.get(id)?.resolve(value);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  const ask = <T>(question: Question): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id });
    });

  return {
    hash: (password) => ask<string>({ kind: 'hash', password }),
    verify: (password, hash) => ask<boolean>({ kind: 'verify', password, hash }),
    close: async () => void (await worker.terminate()),
  };
}
