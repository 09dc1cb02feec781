import { startPageServer } from '@kalem/server/page';
import { database, portal } from 'virtual:kalem-page/week';
import { enterCompany, type Scenario } from './company';
import { listNow, smsCode } from './week';

/** The Saturday goes on while the page is open. */
export const weekNow = () => new Date(listNow().getTime() + performance.now());

let ahead: Promise<Scenario> | undefined;

/** Begins before anybody asks: the story that the page was opened for has its server sooner. */
export function openWeekAhead(): void {
  ahead ??= open();
}

/**
 * The real server in the page, with a company that has a week of invoices in every status; it starts from an image, so
 * it is there at once.
 */
export function openWeek(): Promise<Scenario> {
  const opened = ahead ?? open();
  ahead = undefined;
  return opened;
}

/** That week, opened as late as the clock says. */
export async function open(now: () => Date = weekNow): Promise<Scenario> {
  return enterCompany(
    await startPageServer({ image: { database, portal }, clock: { now }, portalSwitches: { smsCode } }),
  );
}
