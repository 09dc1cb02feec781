import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a folded column contains a folded text: by trigrams, or by letter pairs where it has none. */
export function containing(column: PgColumn, text: string): SQL | undefined {
  const matches = like(column, patternOf(text));
  return hasTrigram(text) ? matches : and(sql`letter_pairs(${column}) @> letter_pairs(${text})`, matches);
}

/** The pattern of `like` for what contains the text, in which % and _ mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the trigram index helps to find a folded text. What some databases do not call letters does not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
}
