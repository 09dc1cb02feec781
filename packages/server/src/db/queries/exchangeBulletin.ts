import { inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { BulletinRates } from '../../ports/Rates';
import { exchangeBulletins } from '../schema/exchangeBulletins';
// What is known of the central bank's bulletins.

/** By day; `null` for a day that has none, absent for a day that is not known. */
export async function knownBulletin(
  queries: Queries,
  days: readonly string[],
): Promise<Map<string, BulletinRates | null>> {
  const rows = await queries
    .select()
    .from(exchangeBulletins)
    .where(inArray(exchangeBulletins.day, [...days]));
  return new Map(rows.map(({ day, rates }) => [day, rates]));
}

export async function keepBulletin(
  queries: Queries,
  day: string,
  rates: BulletinRates | null,
  now: Date,
): Promise<void> {
  await queries.insert(exchangeBulletins).values({ day, rates, fetchedAt: now }).onConflictDoNothing();
}
