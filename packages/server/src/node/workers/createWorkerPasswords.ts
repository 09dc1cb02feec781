import { availableParallelism } from 'node:os';
import type { Passwords } from '../../ports/Passwords';
import { createThreads } from './createThreads';
import type { PasswordReply, PasswordTask } from './passwordWorker';
import { queuePasswords } from './queuePasswords';

/** A hash takes a tenth of a second; a thread that is silent for this long hangs. */
const SECONDS = 30;

/**
 * Hashes passwords on threads, one per core and one password at a time on each, in the order of `queuePasswords`. A
 * broken thread is replaced at the next password.
 */
export function createWorkerPasswords(script: URL): Passwords & { close(): Promise<void> } {
  const threads = createThreads<PasswordTask, PasswordReply>(script, { seconds: SECONDS });
  // A hash that has begun is finished even when its caller hangs up: a new thread would cost more.
  const onThread: Passwords = {
    async hash(password) {
      const reply = await threads.ask({ kind: 'hash', password });
      if (reply.kind === 'hash') return reply.value;
      throw new Error(`The thread answered ${reply.kind}`);
    },
    async verify(password, hash) {
      const reply = await threads.ask({ kind: 'verify', password, hash });
      if (reply.kind === 'verify') return reply.value;
      throw new Error(`The thread answered ${reply.kind}`);
    },
  };
  return { ...queuePasswords(onThread, { running: availableParallelism() }), close: threads.close };
}
