import { Worker } from 'node:worker_threads';

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Limits {
  /** The time limit of one task in seconds. */
  readonly seconds: number;
  /** The heap of a thread in megabytes. The default is Node's. */
  readonly megabytes?: number;
}

export interface Threads<Task, Reply> {
  /** Sends a task to an idle thread or to a new one. When `signal` aborts, the thread ends and the promise rejects. */
  ask(task: Task, signal?: AbortSignal): Promise<Reply>;
  /** Ends all threads. Running tasks are rejected. */
  close(): Promise<void>;
}

/**
 * Threads of one script that run one task at a time. The caller limits their number. A thread that crashes or exceeds a
 * limit fails its task and is replaced.
 */
export function createThreads<Task, Reply>(script: URL, { seconds, megabytes }: Limits): Threads<Task, Reply> {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting<Reply>>();

  const start = (): Worker => {
    const worker = new Worker(script, {
      env: {},
      ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
    });
    worker.unref();
    const fail = (error: Error) => {
      remove(idle, worker);
      busy.get(worker)?.reject(error);
    };
    worker.on('message', (reply: Reply) => busy.get(worker)?.resolve(reply));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread ended without an answer')));
    return worker;
  };

  return {
    async ask(task, signal) {
      signal?.throwIfAborted();
      const worker = idle.pop() ?? start();
      let late: NodeJS.Timeout | undefined;
      let leave: () => void = () => undefined;
      try {
        const reply = await new Promise<Reply>((resolve, reject) => {
          busy.set(worker, { resolve, reject });
          late = setTimeout(() => reject(new Error(`The thread took longer than ${seconds} s`)), seconds * 1000);
          leave = () => reject(signal?.reason as Error);
          signal?.addEventListener('abort', leave, { once: true });
          worker.postMessage(task);
        });
        idle.push(worker);
        return reply;
      } finally {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
        busy.delete(worker);
        if (!idle.includes(worker)) void worker.terminate();
      }
    },
    async close() {
      for (const { reject } of busy.values()) reject(new Error('The server stops'));
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
