import { failSync } from '../../db/queries/syncRun';
import { withCompany } from '../../db/wall';
import type { PortalFailure } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import { pauseAfter } from '../../ports/Jobs';
import type { Download } from './Download';
import { syncStep } from './syncStep';

/** So long it goes on, then other companies' downloads get their turn, and a server that stops has not long to wait. */
const RUN_MS = 8_000;

/**
 * Goes on with the download of a company's portal invoices, with what this server remembers of its `downloads`. Answers the pause after which
 * it wants to go on, nothing when it is done. A step that began in time ends soon after it, however slow the portal is: a job that outlives
 * its queue's patience would be begun a second time.
 */
export async function syncCompany(
  ports: Ports,
  companyId: string,
  downloads = new Map<string, Download>(),
): Promise<number | undefined> {
  const stopAt = Date.now() + RUN_MS;
  do {
    const answer = await syncStep(ports, companyId, downloads, stopAt);
    if (!answer.ok) return fail(ports, companyId, answer.failure);
    if (answer.value === 'done') return undefined;
  } while (Date.now() < stopAt);
  return 0;
}

async function fail({ db, clock }: Ports, companyId: string, failure: PortalFailure): Promise<number | undefined> {
  const isHopeless = failure.kind === 'credentials' || failure.kind === 'unlinked';
  const { message } =
    failure.kind === 'credentials' ? portalProblems.wrongCredentials(failure.text) : portalProblems.of(failure);
  const failures = await withCompany(db, companyId, (tx) => failSync(tx, companyId, message, clock.now()));
  // It goes on when the company is linked anew.
  if (isHopeless || failures === 0) return undefined;
  return pauseAfter(failures);
}
