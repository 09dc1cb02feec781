import { parentPort } from 'node:worker_threads';
import { createPasswords } from '../../adapters/createPasswords';

/** A task from createWorkerPasswords. */
export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string | undefined };

export type PasswordReply =
  { readonly kind: 'hash'; readonly value: string } | { readonly kind: 'verify'; readonly value: boolean };

const passwords = createPasswords();

async function answer(task: PasswordTask): Promise<PasswordReply> {
  return task.kind === 'hash'
    ? { kind: 'hash', value: await passwords.hash(task.password) }
    : { kind: 'verify', value: await passwords.verify(task.password, task.hash) };
}

parentPort?.on('message', (task: PasswordTask) => void answer(task).then((reply) => parentPort?.postMessage(reply)));
