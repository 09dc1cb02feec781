import type { PortalFiles } from '../../ports/PortalFiles';
import { createThreads } from './createThreads';
import { createTurns } from '../../createTurns';
import type { PortalFileReply, PortalFileTask } from './portalFileWorker';

interface Limits {
  /** Seconds for one ZIP. */
  readonly seconds?: number;
  /** Megabytes of a thread's heap. */
  readonly megabytes?: number;
}

/**
 * Reads two ZIPs at a time, one of a company, on threads. A ZIP that takes too long ends with its thread, so that no
 * document of another taxpayer blocks the event loop (ATK-61).
 */
export function createWorkerPortalFiles(
  script: URL,
  { seconds = 5, megabytes = 256 }: Limits = {},
): PortalFiles & { close(): Promise<void> } {
  const turns = createTurns({ running: 2, runningOfOne: 1, waiting: 1000, waitingOfOne: 20 });
  const threads = createThreads<PortalFileTask, PortalFileReply>(script, { seconds, megabytes });
  const ask = async (task: PortalFileTask, companyId: string): Promise<PortalFileReply> => {
    const leave = await turns.enter(companyId);
    try {
      return await threads.ask(task);
    } finally {
      leave();
    }
  };
  return {
    amounts: async (zip, companyId) => (await ask({ wanted: 'amounts', zip }, companyId)).amounts,
    html: async (zip, companyId) => (await ask({ wanted: 'html', zip }, companyId)).html,
    close: threads.close,
  };
}
