import { parentPort } from 'node:worker_threads';
import { createPasswords } from '../../adapters/createPasswords';

/** What createWorkerPasswords asks. */
export type PasswordTask = { readonly id: number; readonly password: string } & (
  { readonly kind: 'hash' } | { readonly kind: 'verify'; readonly hash: string | undefined }
);

const passwords = createPasswords();

parentPort?.on('message', (task: PasswordTask) => {
  const result = task.kind === 'hash' ? passwords.hash(task.password) : passwords.verify(task.password, task.hash);
  void result.then((value) => parentPort?.postMessage({ id: task.id, value }));
});
