import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time as `Date`. Use `date` columns in text mode for calendar days. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A `bytea` column; both drivers give and take `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
