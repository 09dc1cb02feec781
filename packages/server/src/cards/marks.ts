import { DAY_MS } from '@kalem/domain';
import { and, getTableName, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clearRows } from '../db/clearRows';
import { rowsOf } from '../db/rows';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { cardMarks, cardMoves } from './tables';

/** The list of one kind of card, in its order: by `sira`, byte by byte. */
type ListTable = PgTable & Record<'companyId' | 'sira', PgColumn>;

/** Cards from one mark to the next, which are skipped one by one. */
const STEP = 1000;

/** Cards that may have moved since the marks were set: every deep page counts them. */
const MOST_MOVED = 500;

/**
 * `start`: the last mark before the row at `offset`, and how many cards stand before it, which is what was counted when
 * it was set, and what has come and gone since. Where there are no marks, the beginning of the list.
 */
export function startOfPage(tx: CompanyTx, table: ListTable, offset: number): SQL {
  return sql`
    step as (
      select '' as sira, 0 as onceki, 0 as fark
      union all
      select mark.sira, mark.onceki, 0
      from ${cardMarks}, unnest(siralar, oncekiler) as mark (sira, onceki) where ${ofList(tx, table, cardMarks)}
      union all
      select moved.sira, null, fark
      from ${cardMoves}, unnest(siralar) as moved (sira) where ${ofList(tx, table, cardMoves)}
    ),
    counted as (
      select sira, onceki + sum(fark) over (order by sira collate "C", onceki nulls last rows unbounded preceding) as earlier
      from step
    ),
    start as materialized (
      select sira, earlier from counted where earlier <= ${offset} order by sira collate "C" desc limit 1
    )`;
}

/** Whether the list has no marks, or so much has moved since that new ones cost less. */
export async function needsMarks(tx: CompanyTx, table: ListTable): Promise<boolean> {
  const moved = sql<number>`coalesce((select sum(cardinality(siralar)) from ${cardMoves} where ${ofList(tx, table, cardMoves)}), 0)::int`;
  const [found] = await tx
    .select({ moved })
    .from(cardMarks)
    .where(ofList(tx, table, cardMarks))
    .prepare('needs_marks')
    .execute();
  return found === undefined || found.moved > MOST_MOVED;
}

/**
 * Counts the list and sets its marks anew. False when somebody is writing cards or does the same: then the next one who
 * asks for a deep page does it. Writers wait meanwhile, so that whoever finds no marks has been counted.
 */
export async function setMarks(tx: CompanyTx, table: ListTable, now: Date): Promise<boolean> {
  const list = getTableName(table);
  const [lock] = await rowsOf<{ isOurs: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(card_list_lock(${tx.companyId}::uuid, ${list})) as "isOurs"`,
  );
  if (!lock?.isOurs) return false;
  // A statement of its own: it sees what the last holder of the lock has left.
  await tx.execute(sql`
    with placed as (
      select sira, row_number() over list as place, rank() over list - 1 as earlier from ${table}
      where company_id = ${tx.companyId} window list as (order by sira collate "C")
    ),
    counted as (delete from ${cardMoves} where ${ofList(tx, table, cardMoves)})
    insert into ${cardMarks} (company_id, liste, set_at, siralar, oncekiler)
    select ${tx.companyId}, ${list}, ${now.toISOString()}::timestamptz, coalesce(array_agg(sira order by place), '{}'), coalesce(array_agg(earlier order by place), '{}')
    from placed where place % ${STEP} = 1
    on conflict (company_id, liste) do update
    set siralar = excluded.siralar, oncekiler = excluded.oncekiler, set_at = excluded.set_at`);
  return true;
}

/**
 * Forgets marks that were set a day ago, and what has moved since: it only grows while nobody reads far, and holds
 * names of cards that are gone. A list whose cards are being written is left for the next sweep.
 */
export async function clearMarks(tx: ServerTx, now: Date): Promise<void> {
  const isOld = lte(cardMarks.setAt, new Date(now.getTime() - DAY_MS));
  const isFree = sql`pg_try_advisory_xact_lock(card_list_lock(${cardMarks.companyId}, ${cardMarks.liste}))`;
  await clearRows(tx, cardMarks, and(isOld, isFree));
}

const ofList = (tx: CompanyTx, table: PgTable, { companyId, liste }: Record<'companyId' | 'liste', PgColumn>) =>
  sql`${companyId} = ${tx.companyId} and ${liste} = ${getTableName(table)}`;
