import { availableParallelism } from 'node:os';
import type { Passwords } from '../../ports/Passwords';
import { createThreads } from './createThreads';
import type { PasswordReply, PasswordTask } from './passwordWorker';
import { queuePasswords } from './queuePasswords';

/** A hash takes 0.1 s. A thread without an answer for this long hangs. */
const SECONDS = 30;

/**
 * Hashes passwords in threads, one per core with one password at a time, in the order of `queuePasswords`. A crashed
 * thread is replaced at the next password.
 */
export function createWorkerPasswords(script: URL): Passwords & { close(): Promise<void> } {
  const threads = createThreads<PasswordTask, PasswordReply>(script, { seconds: SECONDS });
  // A started hash is finished even if its caller disconnects, because replacing the thread would cost more.
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
