import { istanbulNow, limits } from '@kalem/domain';
import { licenceOf } from '../../db/licenceOf';
import { asServer, withCompany } from '../../db/wall';
import { type EndingCompany, endingCompanies } from '../../db/queries/endingCompanies';
import { ownerToTell } from '../../db/queries/notifiedPeople';
import { claimNotice } from '../../db/queries/sentNotices';
import { writeAudit } from '../../db/audit';
import { describeError } from '../../ports/Log';
import type { Ports } from '../../ports/Ports';
import { companyTitle } from '../../companies/wire';
import { endingNotice } from './endingNotice';
import { queueNotice } from './queueNotice';

/** Days left at which people are told (NTF-03). */
const TOLD_AT: readonly number[] = [15, 7, 1];
const AT_ONCE = 200;
/** Nobody wants to be woken by an SMS about a licence. */
const FIRST_HOUR = '09:00:00';
const LAST_HOUR = '20:00:00';
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Tells owners that their company's trial or licence ends in 15, 7 or 1 days, each once, by day. Run it every hour: each count of days
 * lasts a whole day and so has daytime in it, and a company whose telling failed has it again in the next hour.
 */
export async function notifyEndings(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const { time } = istanbulNow(now);
  if (time < FIRST_HOUR || time >= LAST_HOUR) return;
  let after = NOBODY;
  for (;;) {
    const page = await endingCompanies(ports.db.queries, { now, days: Math.max(...TOLD_AT), after, most: AT_ONCE });
    for (const company of page)
      await notify(ports, company, now).catch((error: unknown) =>
        ports.log('error', 'ending_not_told', { companyId: company.id, ...describeError(error) }),
      );
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = last.id;
  }
}

async function notify(ports: Ports, company: EndingCompany, now: Date): Promise<void> {
  const ending = endingOf(company, now);
  if (!ending || !TOLD_AT.includes(ending.days)) return;
  const { kind, days, term } = ending;
  await withCompany(ports.db, company.id, async (tx) => {
    const isFirst = await asServer(tx, (server) => claimNotice(server, `${kind} ${company.id} ${term} ${days}`, now));
    if (!isFirst) return;
    const owner = await asServer(tx, (server) => ownerToTell(server, company.id));
    await queueNotice(
      ports,
      tx,
      owner,
      endingNotice(companyTitle(company), kind, days, `${ports.config.publicUrl}/dashboard/sirketlerim`),
    );
    await writeAudit(tx, { action: 'notifyEndings', companyId: company.id, details: { kind, days }, at: now });
  });
}

/** What ends the company's right to work, and in how many days: the later one of trial and licence. `term` tells one licence from the next. */
function endingOf(
  company: EndingCompany,
  now: Date,
): { kind: 'trial' | 'licence'; days: number; term: string } | undefined {
  const { createdAt, paidAt, demoDuration } = company;
  const { trialDaysLeft, licenceDaysLeft } = licenceOf(company, now);
  if (paidAt && licenceDaysLeft >= trialDaysLeft)
    return { kind: 'licence', days: licenceDaysLeft, term: paidAt.toISOString() };
  return { kind: 'trial', days: trialDaysLeft, term: `${createdAt.toISOString()}+${limits.trialDays + demoDuration}` };
}
