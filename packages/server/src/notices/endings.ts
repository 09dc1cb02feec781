import { and, asc, gt, isNull, or, sql } from 'drizzle-orm';
import { istanbulNow, licenceDays, trialDays } from '@kalem/domain';
import { companies } from '../companies/tables';
import { companyTitle, LONGEST_TITLE_OF_SMS } from '../companies/wire';
import { writeAudit } from '../db/audit';
import { asServer, serverQueries, withCompany } from '../db/wall';
import { endingMail, endingSms } from '../messages/templates/notices';
import { licenceOf } from '../payments/licence';
import type { ServerTx } from '../ports/Database';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import { ownerToTell, queueNotice } from './queueNotice';
import { notices } from './tables';

/** A notice is sent when this many days are left (NTF-03). */
const TOLD_AT: readonly number[] = [15, 7, 1];
const AT_ONCE = 200;
/** No SMS at night. */
const FIRST_HOUR = '09:00:00';
const LAST_HOUR = '20:00:00';
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies owners when their company's trial or licence ends in 15, 7 or 1 days. Each notice is sent once, and only
 * during the day. Runs every hour. Each number of days lasts a full day, so it includes daytime, and a failed notice is
 * retried the next hour.
 */
export async function notifyEndings(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const { time } = istanbulNow(now);
  if (time < FIRST_HOUR || time >= LAST_HOUR) return;
  let after = NOBODY;
  for (;;) {
    const page = await endingCompanies(serverQueries(ports.db, 'sweep'), {
      now,
      days: Math.max(...TOLD_AT),
      after,
      most: AT_ONCE,
    });
    for (const company of page)
      await notify(ports, company, now).catch((error: unknown) =>
        ports.log('error', 'ending_not_told', { companyId: company.id, ...describeError(error) }),
      );
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = last.id;
  }
}

type EndingCompany = typeof companies.$inferSelect;

/**
 * Companies whose term ends within about `days`, sorted by id and starting after the given id. The caller checks the
 * exact day.
 */
function endingCompanies(
  tx: ServerTx,
  { now, days, after, most }: { now: Date; days: number; after: string; most: number },
): Promise<EndingCompany[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const last = sql`${at} + ${days + 1}::int * interval '1 day'`;
  const trialEnd = sql`${companies.createdAt} + (${trialDays}::int + ${companies.demoDuration}) * interval '1 day'`;
  const licenceEnd = sql`${companies.paidAt} + ${licenceDays}::int * interval '1 day'`;
  const isEnding = or(
    and(sql`${trialEnd} > ${at}`, sql`${trialEnd} <= ${last}`),
    and(sql`${licenceEnd} > ${at}`, sql`${licenceEnd} <= ${last}`),
  );
  return tx
    .select()
    .from(companies)
    .where(and(isNull(companies.deletedAt), isNull(companies.partnerId), gt(companies.id, after), isEnding))
    .orderBy(asc(companies.id))
    .limit(most);
}

async function notify(ports: Ports, company: EndingCompany, now: Date): Promise<void> {
  const ending = endingOf(company, now);
  if (!ending || !TOLD_AT.includes(ending.days)) return;
  const { kind, days, term } = ending;
  await withCompany(ports.db, company.id, async (tx) => {
    const isFirst = await asServer(tx, 'messages', (server) =>
      claimNotice(server, `${kind} ${company.id} ${term} ${days}`, now),
    );
    if (!isFirst) return;
    const owner = await asServer(tx, 'people', (server) => ownerToTell(server, company.id));
    const page = `${ports.config.publicUrl}/dashboard/anasayfa`;
    const notice = { company: companyTitle(company), page, kind, days };
    await queueNotice(ports, tx, owner, (language) => ({
      ...endingMail(language, notice),
      sms: endingSms(language, { ...notice, company: companyTitle(company, LONGEST_TITLE_OF_SMS) }),
    }));
    await writeAudit(tx, { action: 'notifyEndings', details: { kind, days }, at: now });
  });
}

/** When the company's right to work ends: the later end of trial and licence. `term` names which one. */
function endingOf(
  company: EndingCompany,
  now: Date,
): { kind: 'trial' | 'licence'; days: number; term: string } | undefined {
  const { createdAt, paidAt, demoDuration } = company;
  const { trialDaysLeft, licenceDaysLeft } = licenceOf(company, now);
  if (paidAt && licenceDaysLeft >= trialDaysLeft)
    return { kind: 'licence', days: licenceDaysLeft, term: paidAt.toISOString() };
  return { kind: 'trial', days: trialDaysLeft, term: `${createdAt.toISOString()}+${trialDays + demoDuration}` };
}

/**
 * Whether this notice is sent for the first time. A second server waits for the first one's transaction and gets false.
 */
async function claimNotice(tx: ServerTx, key: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(notices)
    .values({ key, sentAt: now })
    .onConflictDoNothing()
    .returning({ key: notices.key });
  return rows.length > 0;
}
