import type { CardRow, Cards } from '../../db/Cards';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import { requireVersion } from '../../db/versions';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

interface CardDeletion {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** Deletes a card; one that somebody else changed since it was read stays (API-06). */
export function deleteCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch }: CardDeletion,
): Promise<void> {
  return withCompany(db, companyId, async (tx) => {
    const read = await cards.lock(tx, companyId, id);
    if (!read) throw callProblems.notFound();
    requireVersion(ifMatch, read.version);
    await cards.remove(tx, companyId, id);
    await writeAudit(tx, { action: `delete${cards.name}`, companyId, userId, entityId: id, at: clock.now() });
  });
}
