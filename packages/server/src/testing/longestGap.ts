import { readFileSync } from 'node:fs';

/**
 * The longest time in milliseconds that `work` kept the event loop from turning. Time in which the thread did not run,
 * because other processes had the processor, does not count.
 */
async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = [performance.now(), processorTime()] as const;
  const look = () => {
    const now = [performance.now(), processorTime()] as const;
    longest = Math.max(longest, Math.min(now[0] - last[0], now[1] - last[1]));
    last = now;
  };
  const looking = setInterval(look);
  await work();
  look();
  clearInterval(looking);
  return longest;
}

/**
 * Milliseconds that this thread has run. Only Linux has the figure of a thread; elsewhere it is that of the process,
 * whose worker threads count too.
 */
function processorTime(): number {
  if (process.platform === 'linux')
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The shortest of several longest gaps: a garbage collection may fall into one. Ends at the first within `limit`. */
export async function leastGap(limit: number, tries: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < tries && least > limit; time += 1) least = Math.min(least, await longestGap(work));
  return least;
}
