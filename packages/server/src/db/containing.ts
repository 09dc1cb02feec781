import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasTrigram } from './hasTrigram';

/** Whether a folded column contains a folded text, in which % and _ mean themselves. An index finds the rows: that of its trigrams or, where the text has none, that of its letter pairs. */
export function containing(column: PgColumn, text: string): SQL | undefined {
  const matches = like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return hasTrigram(text) ? matches : and(sql`letter_pairs(${column}) @> letter_pairs(${text})`, matches);
}
