import { inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { BulletinRates } from '../../ports/Rates';
import { exchangeBulletins } from '../schema';

/** What is known of the central bank's bulletins. */
export const exchangeBulletin = {
  /** By day; `null` for a day that has none, absent for a day that is not known. */
  async known(queries: Queries, days: readonly string[]): Promise<Map<string, BulletinRates | null>> {
    const rows = await queries
      .select()
      .from(exchangeBulletins)
      .where(inArray(exchangeBulletins.day, [...days]));
    return new Map(rows.map(({ day, rates }) => [day, rates]));
  },

  async keep(queries: Queries, day: string, rates: BulletinRates | null, now: Date): Promise<void> {
    await queries.insert(exchangeBulletins).values({ day, rates, fetchedAt: now }).onConflictDoNothing();
  },
};
