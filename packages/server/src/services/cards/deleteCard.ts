import type { CardRow, Cards } from '../../db/Cards';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import { requireVersion } from '../../http/etag';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';

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
    if (!read) throw requestProblems.notFound();
    requireVersion(ifMatch, read.version);
    await cards.remove(tx, companyId, id);
    await writeAudit(tx, { action: `delete${cards.name}`, companyId, userId, entityId: id, at: clock.now() });
  });
}
