import { startPageServer } from '@kalem/server/page';
import { enterCompany, type Scenario } from './company';
import { open, openWeek, weekNow } from './openWeek';
import { asStaff } from './staff';
import { startScenario } from './startScenario';
import { smsCode } from './week';

/** A scenario as Storybook's toolbar offers it, with the time that its widgets have where that is another. */
type Shown = Pick<Scenario, 'server' | 'companyId'> & { client: Scenario['client']; clock?: () => Date };

/** What any widget can be looked at in, instead of in what its story opens: all of it the real server in the page. */
export const shownScenarios: Readonly<Record<string, () => Promise<Shown>>> = {
  /** A company that has just been linked: nothing in it yet. */
  fresh: () => startScenario({ clock: { now: weekNow } }),
  /** The week of the stories with 5,000 more invoices. */
  years: async () => {
    const image = await import('virtual:kalem-page/years');
    return enterCompany(await startPageServer({ image, clock: { now: weekNow }, portalSwitches: { smsCode } }));
  },
  /** The week a year later: the trial is over, and nothing was paid. */
  trialOver: async () => ({ ...(await open(aYearLater)), clock: aYearLater }),
  /** The week, seen by a member of the staff who may do nothing. */
  staff: async () => asStaff(await openWeek(), {}),
  /** The week, while the tax authority's portal is shut for maintenance. */
  portalDown: async () => {
    const scenario = await openWeek();
    scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
    return scenario;
  },
};

const aYearLater = () => new Date(weekNow().getTime() + 365 * 86_400_000);
