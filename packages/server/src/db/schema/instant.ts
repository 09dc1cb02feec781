import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time as `Date`. Calendar days are `date` columns in text mode, never this. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
