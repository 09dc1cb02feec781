import { and, eq, or } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import type { CardRow, Cards } from './Cards';
import { cardsApart } from './tables';

interface KeepingApart {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly other: string;
  /** False forgets that they are two. */
  readonly isApart: boolean;
}

/** Remembers that two cards which look alike are not one, or forgets it (CUS-17, STK-14). */
export function keepApart<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, other, isApart }: KeepingApart,
): Promise<void> {
  if (id === other) throw callProblems.cardOfItself();
  return withCompany(db, companyId, async (tx) => {
    // In one order, as merging does; neither is deleted meanwhile.
    for (const one of [id, other].sort()) if (!(await cards.lock(tx, one))) throw callProblems.notFound();
    const pair = { companyId, ...inOrder(id, other) };
    if (isApart) await tx.insert(cardsApart).values(pair).onConflictDoNothing();
    else await tx.delete(cardsApart).where(isPair(tx, pair));
    const details = { diger: other, ayri: isApart };
    await writeAudit(tx, { action: `keep${cards.name}sApart`, userId, entityId: id, at: clock.now(), details });
  });
}

/** A card that is gone is kept apart from nothing. */
export async function forgetApart(tx: CompanyTx, id: string): Promise<void> {
  await tx.delete(cardsApart).where(and(ofCompany(tx), or(eq(cardsApart.bir, id), eq(cardsApart.diger, id))));
}

/** Which cards of a company are kept apart. */
export interface Apart {
  readonly pairs: number;
  /** Cards that look alike, the oldest first, in groups whose first is kept apart from none of the others. */
  split<Row extends { readonly id: string }>(rows: readonly Row[]): Row[][];
}

export async function readApart(tx: CompanyTx): Promise<Apart> {
  const rows = await tx.select({ bir: cardsApart.bir, diger: cardsApart.diger }).from(cardsApart).where(ofCompany(tx));
  const known = new Set(rows.map(({ bir, diger }) => `${bir} ${diger}`));
  const isApart = (left: string, right: string) => {
    const { bir, diger } = inOrder(left, right);
    return known.has(`${bir} ${diger}`);
  };
  return {
    pairs: rows.length,
    split(all) {
      const groups = [];
      for (let left = [...all]; left.length > 1;) {
        const [first, ...others] = left;
        if (!first) break;
        const group = [first, ...others.filter(({ id }) => !isApart(first.id, id))];
        if (group.length > 1) groups.push(group);
        left = others.filter(({ id }) => isApart(first.id, id));
      }
      return groups;
    },
  };
}

function inOrder(left: string, right: string): { bir: string; diger: string } {
  return left < right ? { bir: left, diger: right } : { bir: right, diger: left };
}

const ofCompany = ({ companyId }: CompanyTx) => eq(cardsApart.companyId, companyId);

const isPair = (tx: CompanyTx, { bir, diger }: { bir: string; diger: string }) =>
  and(ofCompany(tx), eq(cardsApart.bir, bir), eq(cardsApart.diger, diger));
