import { like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a folded column contains a folded text, in which % and _ mean themselves. From three letters on its trigram index finds the rows. */
export function containing(column: PgColumn, text: string): SQL {
  return like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
