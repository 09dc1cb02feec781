import type { ReadableColumn } from './Column';
import { headingKey } from './headingKey';

/** The headings of these fields that the first row of a sheet does not have, in whatever spelling `readSheet` would take them. */
export function missingHeadings(
  columns: readonly ReadableColumn[],
  fields: readonly string[],
  headings: readonly unknown[],
): string[] {
  const there = new Set(headings.map((heading) => (typeof heading === 'string' ? headingKey(heading) : '')));
  const wanted = columns.filter(({ field }) => fields.includes(field));
  return wanted.map(({ heading }) => heading).filter((heading) => !there.has(headingKey(heading)));
}
