import type { CardRow, Cards } from '../../db/Cards';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';

interface NewCard<Content> {
  readonly companyId: string;
  readonly userId: string;
  /** Given by the call's Idempotency-Key: the same id again is the same card again, also after a crash in between. */
  readonly id: string;
  readonly content: Content;
}

/** Adds a card; a repetition answers what is there. */
export function createCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, content }: NewCard<Content>,
): Promise<Row> {
  return withCompany(db, companyId, async (tx) => {
    const there = await cards.find(tx, companyId, id);
    if (there) return there;
    const now = clock.now();
    const row = cards.newRow(content, { id, companyId, createdAt: now });
    await cards.put(tx, [row]);
    await writeAudit(tx, { action: `create${cards.name}`, companyId, userId, entityId: id, at: now });
    return row;
  });
}
