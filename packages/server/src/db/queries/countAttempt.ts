import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { attempts } from '../schema/attempts';

/** Counts one attempt and answers how many there were in the running window, this one included. One statement: attempts at the same time cannot slip through. */
export async function countAttempt(
  queries: Queries,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await queries
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  return row ?? { count: 1, windowEndsAt };
}
