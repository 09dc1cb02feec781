import { startPageServer } from '@kalem/server/page';
import { database } from 'virtual:kalem-page/empty';
import { foundCompany, type Scenario } from './company';

export type { Scenario } from './company';

type Options = Parameters<typeof startPageServer>[0];

/** The real server in the page, with a user and a company that is linked to the simulated portal. */
export async function startScenario(options: Options = {}): Promise<Scenario> {
  return foundCompany(await startEmptyServer(options));
}

/** The real server in the page, without users. */
export function startEmptyServer(options: Options = {}) {
  return startPageServer({ image: { database }, ...options });
}
