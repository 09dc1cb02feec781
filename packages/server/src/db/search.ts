import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a folded column contains a folded text. Its index of trigrams finds the rows; that of letter pairs where the text has none. */
export function containing(column: PgColumn, text: string): SQL | undefined {
  const matches = like(column, patternOf(text));
  return hasTrigram(text) ? matches : and(sql`letter_pairs(${column}) @> letter_pairs(${text})`, matches);
}

/** The pattern of `like` for what contains the text, in which % and _ mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the index of trigrams helps to find a folded text. Letters that some databases do not take for letters do not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
}
