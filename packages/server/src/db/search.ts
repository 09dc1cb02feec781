import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldTr } from '@kalem/domain';

type Searchable = Partial<
  Record<'belgeNumarasi' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'vknTckn' | 'ettn', string | null>
>;

/** What GET /fatura/search looks through: a line for each thing that matches, folded as `foldTr` does (API-65). */
export function searchText({ belgeNumarasi, aliciUnvan, aliciAdi, aliciSoyadi, vknTckn, ettn }: Searchable): string {
  const texts = [belgeNumarasi, aliciUnvan, [aliciAdi, aliciSoyadi].filter(Boolean).join(' '), vknTckn, ettn];
  return texts
    .map((text) => foldTr(text ?? ''))
    .filter(Boolean)
    .join('\n');
}

/** Whether a folded column contains a folded text, in which % and _ mean themselves. An index finds the rows: that of its trigrams or, where the text has none, that of its letter pairs. */
export function containing(column: PgColumn, text: string): SQL | undefined {
  const matches = like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  return hasTrigram(text) ? matches : and(sql`letter_pairs(${column}) @> letter_pairs(${text})`, matches);
}

/** Whether the index of trigrams helps to find a folded text. Letters that some databases do not take for letters do not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
}
