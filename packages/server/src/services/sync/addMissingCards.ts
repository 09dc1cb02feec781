import { type CardRow, type Cards, lockCards } from '../../cards/Cards';
import type { Queries } from '../../ports/Database';

/** Adds a card for each content whose key no card has; those that are there stay as they are (GIB-04). Answers how many were added. */
export async function addMissingCards<Content, Row extends CardRow & Content>(
  tx: Queries,
  cards: Cards<Row, Content>,
  companyId: string,
  contents: readonly Content[],
  now: Date,
): Promise<number> {
  const byKey = new Map<string, Content>();
  for (const content of contents) if (!byKey.has(cards.keyOf(content))) byKey.set(cards.keyOf(content), content);
  if (byKey.size === 0) return 0;
  await lockCards(tx, companyId);
  const known = await cards.lockByKeys(tx, companyId, [...byKey.keys()]);
  for (const row of known) byKey.delete(cards.keyOf(row));
  const rows = [...byKey.values()].map((content) =>
    cards.newRow(content, { id: crypto.randomUUID(), companyId, createdAt: now }),
  );
  await cards.put(tx, rows);
  return rows.length;
}
