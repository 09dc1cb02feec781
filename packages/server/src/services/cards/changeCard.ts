import type { CardRow, Cards } from '../../db/Cards';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import { requireVersion } from '../../db/versions';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

interface CardChange<Content> {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly content: Content;
}

/** Puts new content on a card; one that somebody else changed since it was read stays as it is (API-06). */
export function changeCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch, content }: CardChange<Content>,
): Promise<Row> {
  return withCompany(db, companyId, async (tx) => {
    const read = await cards.lock(tx, companyId, id);
    if (!read) throw callProblems.notFound();
    requireVersion(ifMatch, read.version);
    const now = clock.now();
    const row = { ...cards.newRow(content, { id, companyId, createdAt: read.createdAt }), updatedAt: now };
    await cards.put(tx, [row]);
    await writeAudit(tx, { action: `update${cards.name}`, companyId, userId, entityId: id, at: now });
    return { ...row, version: read.version + 1 };
  });
}
