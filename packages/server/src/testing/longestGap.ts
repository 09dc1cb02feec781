/** The longest block of the event loop while `work` ran, in milliseconds of CPU time. */
async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = [performance.now(), process.cpuUsage()] as const;
  const look = () => {
    const [began, used] = last;
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - began, (user + system) / 1000));
    last = [performance.now(), process.cpuUsage()];
  };
  const looking = setInterval(look);
  await work();
  look();
  clearInterval(looking);
  return longest;
}

/**
 * The shortest result of several runs, because other processes block the event loop too. Stops at the first within
 * `limit`.
 */
export async function leastGap(limit: number, tries: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < tries && least > limit; time += 1) least = Math.min(least, await longestGap(work));
  return least;
}
