/** Runs the functions one after the other and returns the milliseconds of each. */
export async function timed(runs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const run of runs) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times;
}
