import { Worker } from 'node:worker_threads';
import { type Reader, SpreadsheetError, type Spreadsheets } from '../../ports/Spreadsheets';
import { refuseOtherFiles } from '../../spreadsheets/readStatement';
import { refuseAtOnce } from '../../spreadsheets/readWorkbook';
import { createTurns } from '../../createTurns';
import type { SpreadsheetReply, SpreadsheetTask } from './spreadsheetWorker';

interface Limits {
  /** Files that are read at the same time, in total and of one company. Others wait. */
  readonly files?: number;
  readonly runningOfOne?: number;
  /** Waiting files. One more is refused. */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** The time limit of one answer in seconds. */
  readonly seconds?: number;
  /** The heap of a thread in megabytes. */
  readonly megabytes?: number;
}

/**
 * Reads each file in its own thread with limits of time and memory, so that no other call waits. A file made to take
 * forever or to fill the memory ends with its thread.
 */
export function createWorkerSpreadsheets(
  script: URL,
  { files = 2, runningOfOne = files, waiting = 20, waitingOfOne = 3, seconds = 30, megabytes = 768 }: Limits = {},
): Spreadsheets {
  const turns = createTurns({ running: files, runningOfOne, waiting, waitingOfOne });

  const openIn = async (task: OpenTask, reading: Reader | undefined) => {
    const signal = reading?.signal;
    const leave = await turns.enter(reading?.companyId ?? '', signal);
    const reader = startReader(script, seconds * 1000, megabytes);
    let isOpen = true;
    const close = async (): Promise<void> => {
      if (!isOpen) return;
      isOpen = false;
      signal?.removeEventListener('abort', end);
      leave();
      await reader.end();
    };
    const end = () => void close();
    signal?.addEventListener('abort', end, { once: true });
    try {
      signal?.throwIfAborted();
      const { sheets, statement } = await reader.ask('opened', task);
      const rows = async (sheet: number, from: number, count: number) =>
        (await reader.ask('rows', { kind: 'rows', sheet, from, count })).rows;
      return { sheets, close, rows, statement };
    } catch (error) {
      await close();
      throw error;
    }
  };

  return {
    async open(bytes, reading) {
      refuseAtOnce(bytes);
      const { sheets, close, rows } = await openIn({ kind: 'open', bytes }, reading);
      return { sheets, close, rows };
    },
    async openStatement(bytes, reading) {
      refuseOtherFiles(bytes);
      const { sheets, close, rows, statement = 'EXCEL' } = await openIn({ kind: 'openStatement', bytes }, reading);
      return { sheets, close, rows, kind: statement };
    },
  };
}

type OpenTask = Exclude<SpreadsheetTask, { kind: 'rows' }>;
type Reply<Kind> = Extract<SpreadsheetReply, { kind: Kind }>;

function startReader(script: URL, patience: number, megabytes: number) {
  // Discards the library's warnings about unusual files.
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  let settle: { resolve: (reply: SpreadsheetReply) => void; reject: (error: Error) => void } | undefined;
  let broken: Error | undefined;

  worker.unref();
  worker.on('message', (reply: SpreadsheetReply) => settle?.resolve(reply));
  worker.on('error', (error) => {
    broken = isOutOfMemory(error) ? new SpreadsheetError('tooLarge') : error;
    settle?.reject(broken);
  });

  const answerTo = (task: SpreadsheetTask): Promise<SpreadsheetReply> =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      if (broken) reject(broken);
      else worker.postMessage(task);
    });

  return {
    /** Only one task at a time. */
    async ask<Kind extends SpreadsheetReply['kind']>(kind: Kind, task: SpreadsheetTask): Promise<Reply<Kind>> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new SpreadsheetError('tooLarge')), patience);
      });
      try {
        const reply = await Promise.race([answerTo(task), late]);
        if (reply.kind === 'failed') throw new SpreadsheetError(reply.failure);
        if (!isOf(reply, kind)) throw new Error(`The thread answered ${reply.kind}`);
        return reply;
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => {
      broken ??= new DOMException('Nobody waits for this file any more', 'AbortError');
      settle?.reject(broken);
      return worker.terminate();
    },
  };
}

function isOf<Kind extends SpreadsheetReply['kind']>(reply: SpreadsheetReply, kind: Kind): reply is Reply<Kind> {
  return reply.kind === kind;
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
