import { startPageServer } from '@kalem/server/page';
import { database, portal } from 'virtual:kalem-page/week';
import { enterCompany, type Scenario } from './company';
import { listNow, smsCode } from './week';

/** A clock that starts on the Saturday of the stories and advances. */
export const weekNow = () => new Date(listNow().getTime() + performance.now());

let ahead: Promise<Scenario> | undefined;

/** Starts the server early, so that the first story of the page has it sooner. */
export function openWeekAhead(): void {
  ahead ??= open();
}

/**
 * The real server in the page, with a company that has a week of invoices in every status. Restored from an image, so
 * it starts at once.
 */
export function openWeek(): Promise<Scenario> {
  const opened = ahead ?? open();
  ahead = undefined;
  return opened;
}

/** The same week, opened at the time of `now`. */
export async function open(now: () => Date = weekNow): Promise<Scenario> {
  return enterCompany(
    await startPageServer({ image: { database, portal }, clock: { now }, portalSwitches: { smsCode } }),
  );
}
