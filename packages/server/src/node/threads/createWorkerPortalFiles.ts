import type { PortalFiles } from '../../ports/PortalFiles';
import { createThreads } from './createThreads';
import { createTurns } from '../../createTurns';
import type { PortalFileReply, PortalFileTask } from './portalFileWorker';

interface Limits {
  /** The time limit of one ZIP in seconds. */
  readonly seconds?: number;
  /** The heap of a thread in megabytes. */
  readonly megabytes?: number;
}

/**
 * Reads two ZIPs at a time, one per company, in threads. A ZIP that takes too long ends with its thread. So no document
 * of another taxpayer can block the event loop (ATK-61).
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
