import { and, asc, gt, isNull, or, sql } from 'drizzle-orm';
import { limits } from '@kalem/domain';
import type { Queries } from '../../ports/Database';
import { companies } from '../../companies/tables';

export type EndingCompany = typeof companies.$inferSelect;

/** Companies whose trial or licence ends within so many days, by id, after the one that is named. `days` is roughly met: look closer. */
export function endingCompanies(
  queries: Queries,
  { now, days, after, most }: { now: Date; days: number; after: string; most: number },
): Promise<EndingCompany[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const last = sql`${at} + ${days + 1}::int * interval '1 day'`;
  const trialEnd = sql`${companies.createdAt} + (${limits.trialDays}::int + ${companies.demoDuration}) * interval '1 day'`;
  const licenceEnd = sql`${companies.paidAt} + ${limits.licenceDays}::int * interval '1 day'`;
  const isEnding = or(
    and(sql`${trialEnd} > ${at}`, sql`${trialEnd} <= ${last}`),
    and(sql`${licenceEnd} > ${at}`, sql`${licenceEnd} <= ${last}`),
  );
  return queries
    .select()
    .from(companies)
    .where(and(isNull(companies.deletedAt), gt(companies.id, after), isEnding))
    .orderBy(asc(companies.id))
    .limit(most);
}
