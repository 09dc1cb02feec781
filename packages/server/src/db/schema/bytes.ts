import { customType } from 'drizzle-orm/pg-core';

/** A `bytea` column; both drivers give and take `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
