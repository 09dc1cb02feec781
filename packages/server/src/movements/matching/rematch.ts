import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { serverQueries, withCompany } from '../../db/wall';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { lockMovements, type MovementRow } from '../take';
import { matchLooks, movements } from '../tables';
import { loadMatcher } from './candidates';
import { matchMovements } from './match';

/** Movements that are decided in one transaction. */
const STEP = 50;

/**
 * Decides again about all movements without a match, because invoices were approved or payments recorded or undone
 * (MNY-93). One whose payment was undone elsewhere is proposed again, and never matched by itself.
 */
export async function rematchCompany(ports: Ports, companyId: string): Promise<void> {
  const { db, clock } = ports;
  const at = clock.now();
  const { ids, from } = await withCompany(db, companyId, async (tx) => {
    await lockMovements(tx);
    await freeReversed(tx);
    await tx
      .insert(matchLooks)
      .values({ companyId, at })
      .onConflictDoUpdate({ target: matchLooks.companyId, set: { at } });
    const open = await tx
      .select({ id: movements.id, tarih: movements.tarih })
      .from(movements)
      .where(isOpen(tx))
      .orderBy(asc(movements.tarih), asc(movements.id));
    return { ids: open.map(({ id }) => id), from: open[0]?.tarih };
  });
  if (from === undefined) return;
  const matcher = await loadMatcher(ports, companyId, from);
  for (let at = 0; at < ids.length; at += STEP)
    await withCompany(db, companyId, async (tx) => {
      await lockMovements(tx);
      const rows = await tx
        .select()
        .from(movements)
        .where(and(isOpen(tx), inArray(movements.id, ids.slice(at, at + STEP))))
        .orderBy(asc(movements.tarih), asc(movements.id));
      await matchMovements(ports, tx, matcher, rows);
    });
}

const isOpen = ({ companyId }: CompanyTx) =>
  and(eq(movements.companyId, companyId), inArray(movements.durum, ['ONERI', 'ESLESMEDI']));

/** The match of a payment that was undone elsewhere is undone too. */
async function freeReversed(tx: CompanyTx): Promise<void> {
  await tx
    .update(movements)
    .set(freed)
    .where(
      and(
        eq(movements.companyId, tx.companyId),
        eq(movements.durum, 'ESLESTI'),
        sql`exists (select from receipt_reversal as reversal where reversal.receipt_id = ${movements.receiptId})`,
      ),
    );
}

/** A movement whose match was undone: it waits for a person. */
export const freed = {
  durum: sql<
    MovementRow['durum']
  >`case jsonb_array_length(${movements.oneriler}) when 0 then 'ESLESMEDI' else 'ONERI' end`,
  kural: null,
  userId: null,
  receiptId: null,
  bagli: false,
  elle: true,
};

/** Companies with movements without a match in whose ledger something was booked since they were last looked at. */
export async function queueDueMatches(ports: Ports): Promise<void> {
  const server = serverQueries(ports.db, 'sweep');
  const due = await rowsOf<{ companyId: string }>(
    server,
    sql`select waiting.company_id as "companyId"
      from (select distinct company_id from movement where durum in ('ONERI', 'ESLESMEDI')) as waiting
        left join match_look as look on look.company_id = waiting.company_id
      where exists (
        select from ledger_entry as entry where entry.company_id = waiting.company_id
          -- A booking of before the look may have been committed behind it.
          and entry.at >= coalesce(look.at - interval '1 minute', '-infinity'))`,
  );
  for (const { companyId } of due) await ports.jobs.enqueue(server, 'matchMovements', { companyId });
}
