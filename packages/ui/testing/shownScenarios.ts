import { startPageServer } from '@kalem/server/page';
import { enterCompany, type Scenario } from './company';
import { open, openWeek, weekNow } from './openWeek';
import { asStaff } from './staff';
import { startScenario } from './startScenario';
import { smsCode } from './week';

/** A scenario of Storybook's toolbar, with its own clock if needed. */
type Shown = Pick<Scenario, 'server' | 'companyId'> & { client: Scenario['client']; clock?: () => Date };

/** Scenarios in which any widget can be viewed, instead of its story's own. All use the real server in the page. */
export const shownScenarios: Readonly<Record<string, () => Promise<Shown>>> = {
  /** A company that was just linked, without data. */
  fresh: () => startScenario({ clock: { now: weekNow } }),
  /** The week of the stories with 5,000 more invoices. */
  years: async () => {
    const image = await import('virtual:kalem-page/years');
    return enterCompany(await startPageServer({ image, clock: { now: weekNow }, portalSwitches: { smsCode } }));
  },
  /** The week a year later: the trial has ended without a payment. */
  trialOver: async () => ({ ...(await open(aYearLater)), clock: aYearLater }),
  /** The week, seen by a member without permissions. */
  staff: async () => asStaff(await openWeek(), {}),
  /** The week, during a maintenance of the portal. */
  portalDown: async () => {
    const scenario = await openWeek();
    scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
    return scenario;
  },
};

const aYearLater = () => new Date(weekNow().getTime() + 365 * 86_400_000);
