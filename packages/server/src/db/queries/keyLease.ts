import { sql } from 'drizzle-orm';

/** How long the holder of an Idempotency-Key counts as alive without a sign; by the database's clock, which all servers share. */
export const keyLease = sql`now() + interval '10 seconds'`;
