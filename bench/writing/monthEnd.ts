import { setTimeout as pause } from 'node:timers/promises';
import type { LoadCompany } from '../load/calls';
import { planCalls } from '../load/plan';
import { workingDay } from '../load/options';
import { percentiles } from '../server/percentiles';
import { type Codes, save, sign } from './sellers';

const SECONDS = 60;
/** Saves per second on the two days that have 80 % of a month's saves, 56 times the rate of other days. */
const SAVES_A_SECOND = 20;
const QUIET = 20 / 56;
/** Number of invoices per signature of a company that signs without pause. */
const PORTION = 20;

/**
 * Simulates the end of a month: nine of ten companies save now and then, and the tenth saves and signs without pause.
 * Prints the duration of the saves of the nine, on a quiet day and at the end of the month, and how many took longer
 * than a save on an idle server.
 */
export async function benchMonthEnd(companies: readonly LoadCompany[], codes: Codes): Promise<void> {
  const busy = companies.filter((_, index) => index % 10 === 0);
  const others = companies.filter((_, index) => index % 10 !== 0);
  const alone = await savesOf(others, QUIET);
  console.log(`a save in the middle of a month            ${percentiles(alone)}`);

  let signed = 0;
  const end = performance.now() + SECONDS * 1000;
  const signing = busy.map(async (company) => {
    while (performance.now() < end) {
      await save(company, PORTION);
      await sign(company, company.invoiceIds.slice(-PORTION), codes);
      signed += PORTION;
    }
  });
  const then = await savesOf(others, SAVES_A_SECOND);
  await Promise.all(signing);
  console.log(`a save at its end, ${SAVES_A_SECOND} a second               ${percentiles(then)}`);
  const own = median(alone);
  const waited = then.filter((ms) => ms - own > own).length;
  console.log(
    `  beside ${busy.length} companies that saved and signed ${signed}; ${waited} of ${then.length} waited for longer than ${own.toFixed(0)} ms`,
  );
}

/** Milliseconds of saves at planned times, counted from the planned time. */
async function savesOf(companies: readonly LoadCompany[], rate: number): Promise<number[]> {
  const mix = { ...workingDay, list: 0, page: 0, search: 0, open: 0, home: 0, customers: 0, change: 0 };
  const planned = planCalls({ companies: companies.length, rate, seconds: SECONDS, seed: 1, mix });
  const began = performance.now();
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  for (const { at, company } of planned) {
    await pause(Math.max(0, began + at - performance.now()));
    const caller = companies[company];
    if (!caller) continue;
    underWay.push(save(caller, 1).then(() => void times.push(performance.now() - began - at)));
  }
  await Promise.all(underWay);
  return times;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
