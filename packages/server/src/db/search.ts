import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether the folded text of a row contains another: by trigrams, or by letter pairs where it has none. */
export function containing({ arama, harfler }: Record<'arama' | 'harfler', PgColumn>, text: string): SQL | undefined {
  const matches = like(arama, patternOf(text));
  return hasTrigram(text) ? matches : and(sql`${harfler} @> letter_pairs(${text})`, matches);
}

/** Each letter of a text, and each two that stand side by side, as the database's `letter_pairs` has them. */
export function letterPairs(text: string): number[] {
  const pairs = new Set<number>();
  let before = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    pairs.add(code);
    if (before > 0) pairs.add(before * PLACE + code);
    before = code;
  }
  return [...pairs];
}

/** Unicode has 21 bits. */
const PLACE = 2 ** 21;

/** The pattern of `like` for what contains the text, in which % and _ mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the trigram index helps to find a folded text. What some databases do not call letters does not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
}
