import { portalDate } from '../dates';
import type { PortalState } from '../state';
import { createRandom } from '../random';
import { seedAccounts } from './seedAccounts';
import { seedDocuments } from './seedDocuments';
import { seedRequests } from './seedRequests';

/** What a new portal holds: the same each time, dated relative to `now`. */
export function seedState(now: Date): PortalState {
  const random = createRandom(33333301);
  const today = portalDate.today(now);
  const accounts = seedAccounts();
  const { documents, lastNumbers } = seedDocuments(random, today);
  return { accounts, documents, requests: seedRequests(random, accounts, documents, today), lastNumbers };
}
