import { and, eq, or, sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { cardsApart } from './tables';

/** Records that two similar cards are different, or removes that record (CUS-17, STK-14). */
export async function setApart(tx: CompanyTx, cards: readonly [string, string], isApart: boolean): Promise<void> {
  const pair = inOrder(...cards);
  if (isApart)
    await tx
      .insert(cardsApart)
      .values({ companyId: tx.companyId, ...pair })
      .onConflictDoNothing();
  else await tx.delete(cardsApart).where(isPair(tx, pair));
}

/** Deletes the records of a deleted card. */
export async function forgetApart(tx: CompanyTx, id: string): Promise<void> {
  await tx.delete(cardsApart).where(and(ofCompany(tx), or(eq(cardsApart.bir, id), eq(cardsApart.diger, id))));
}

/** The pairs of cards that are kept apart. */
export interface Apart {
  /**
   * Splits similar cards, oldest first, into groups. The first card of a group is kept apart from none of the others.
   */
  split<Row extends { readonly id: string }>(rows: readonly Row[]): Row[][];
}

export async function readApart(tx: CompanyTx, ids: readonly string[]): Promise<Apart> {
  const these = sql`any(${sql.param([...ids])}::uuid[])`;
  const rows = await tx
    .select({ bir: cardsApart.bir, diger: cardsApart.diger })
    .from(cardsApart)
    .where(and(ofCompany(tx), sql`${cardsApart.bir} = ${these}`, sql`${cardsApart.diger} = ${these}`));
  const known = new Set(rows.map(({ bir, diger }) => `${bir} ${diger}`));
  const isApart = (left: string, right: string) => {
    const { bir, diger } = inOrder(left, right);
    return known.has(`${bir} ${diger}`);
  };
  return {
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
