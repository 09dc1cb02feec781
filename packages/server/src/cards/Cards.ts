import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { foldTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { putRows, rowsOf } from '../db/rows';
import { type Matches, patternOf, searchInTime } from '../db/search';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import { forgetApart, readApart } from './apart';
import { cardsApart } from './tables';

/** The fields of every card. */
export interface CardRow {
  readonly id: string;
  readonly companyId: string;
  /** Incremented by every change. It is the `ETag`. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The folded text for searches. */
  readonly arama: string;
}

/** The statements of one kind of card: customers or stock items. */
export interface Cards<Row extends CardRow, Content> {
  /** The name in the audit log: 'Customer' in createCustomer. */
  readonly name: 'Customer' | 'StockItem';
  /** A page of cards in the order of the list. */
  page(tx: CompanyTx, range: { offset: number; limit: number }): Promise<Row[]>;
  /** At most 50 cards that contain the text, in the order of the list. A blank text finds nothing. */
  search(tx: CompanyTx, q: string): Promise<Matches<Row>>;
  find(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** `find` with a row lock until the transaction ends. */
  lock(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** The cards with these keys, oldest first and locked, for imports. */
  lockByKeys(tx: CompanyTx, keys: readonly string[]): Promise<Row[]>;
  /** `lockByKeys` without a lock, for reading. */
  findByKeys(tx: CompanyTx, keys: readonly string[]): Promise<Row[]>;
  /** The key by which imports and the portal identify a card. */
  keyOf(card: Content | Row): string;
  /** The row of a new card, including all derived columns. */
  newRow(content: Content, card: Pick<CardRow, 'id' | 'companyId' | 'createdAt'>): Row;
  /** Inserts and updates cards in one statement. An update increments the version. */
  put(tx: CompanyTx, rows: readonly Row[]): Promise<void>;
  remove(tx: CompanyTx, id: string): Promise<void>;
  /** Groups of cards that look like duplicates and are not kept apart. The oldest card comes first in each group. */
  doubles(tx: CompanyTx): Promise<Doubles<Row>[]>;
}

/** Cards with the same number or name. */
interface Doubles<Row> {
  readonly neden: components['schemas']['DoubleReason'];
  readonly rows: readonly Row[];
}

/** A property by which cards are compared. */
export interface Likeness<Row> {
  readonly neden: Doubles<Row>['neden'];
  /** The value that duplicates have in common. */
  readonly key: SQL<string>;
  /** Whether the value identifies anything. An empty one does not. */
  readonly tells: SQL;
  /** `key` for a row in memory. */
  keyOf(row: Row): string;
}

/** The columns that every table of cards has. */
type CardTable = PgTable & Record<'id' | 'companyId' | 'arama' | 'sira' | 'createdAt', PgColumn>;

/** The key of a card (`keyOf`) in SQL. */
export interface CardKey {
  /** The expression that equals `keyOf` of a row. */
  readonly whole: SQL | PgColumn;
  /** An indexed column, which `inColumn` compares with. */
  readonly column: PgColumn;
  inColumn(key: string): string;
}

/** A query for whole cards that callers can extend. */
interface CardQuery<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): CardQuery<Row>;
  orderBy(...columns: SQL[]): CardQuery<Row>;
  for(strength: 'update'): CardQuery<Row>;
  limit(count: number): CardQuery<Row>;
}

const MOST_FOUND = 50;
/** A search looks first at this many cards at the start of the list. */
const FIRST = 1000;
const MOST_DOUBLES = 50;
/** The number of cards that are reported for one group of duplicates. */
const MOST_ALIKE = 10;
/**
 * The number of further cards that are read for a group when some are kept apart. Once thirty are kept apart, no more
 * are read: each pair costs a call, and the work must not grow with the pairs (ATK-55).
 */
const MOST_BEHIND = 20;

/**
 * The statements that all kinds of cards share. `key` is the key for imports, `select` starts a query, and `likenesses`
 * define duplicates.
 */
export function cardStatements<Row extends CardRow>(
  table: CardTable,
  key: CardKey,
  select: (tx: CompanyTx) => CardQuery<Row>,
  likenesses: readonly Likeness<Row>[],
): Omit<Cards<Row, unknown>, 'name' | 'keyOf' | 'newRow'> {
  const ofCompany = ({ companyId }: CompanyTx) => eq(table.companyId, companyId);
  const one = (tx: CompanyTx, id: string) => and(ofCompany(tx), eq(table.id, id));
  /**
   * Finds the cards with these keys. The column is compared value by value: the planner has no statistics about cards
   * added in this transaction. For a list of values it would scan all cards of the company for each piece of an import.
   */
  const withKeys = (tx: CompanyTx, keys: readonly string[]) =>
    sql`${table.id} = any(array(
      select found.id
      from unnest(${sql.param([...new Set(keys.map(key.inColumn))])}::text[]) as wanted (value)
      cross join lateral (
        select ${table.id}, ${key.whole} as whole from ${table}
        where ${and(ofCompany(tx), sql`${key.column} = wanted.value`)}
        offset 0
      ) as found
      where found.whole = any(${sql.param([...keys])}::text[])
    ))`;
  const oldestFirst = [asc(table.createdAt), asc(table.id)];
  const byKeys = (tx: CompanyTx, keys: readonly string[]) =>
    select(tx)
      .where(and(ofCompany(tx), withKeys(tx, keys)))
      .orderBy(...oldestFirst);
  /**
   * Sorts by the stored sort key with collation "C", because the Turkish alphabet is not available in every database.
   */
  const inOrder = [sql`${table.sira} collate "C"`, ...oldestFirst];

  return {
    async page(tx, { offset, limit }) {
      // Only the index is read for the ids, so that skipped rows are not read.
      const ids = sql`(
        select id from ${table} where ${ofCompany(tx)}
        order by sira collate "C", created_at, id limit ${limit} offset ${offset}
      )`;
      return select(tx)
        .where(and(ofCompany(tx), inArray(table.id, ids)))
        .orderBy(...inOrder);
    },

    async search(tx, q) {
      const text = foldTr(q);
      if (text === '') return { rows: [], isWhole: true };
      // A frequent text is found quickly among the first cards.
      const first = sql`
        select id, sira, created_at from (
          select id, sira, created_at, arama from ${table} where ${ofCompany(tx)}
          order by sira collate "C", created_at, id limit ${FIRST}
        ) as head where arama like ${patternOf(text)} order by sira collate "C", created_at, id limit ${MOST_FOUND}`;
      const all = sql`select id, sira, created_at from ${table} where ${ofCompany(tx)} and arama like ${patternOf(text)}`;
      // Runs outside of the wall: `like` is not leakproof, so the policy would prevent the use of the trigram index.
      const ids = (found: SQL) => asServer(tx, 'search', (server) => rowsOf<{ id: string }>(server, found));
      const { found, isWhole } = await searchInTime(tx, {
        everywhere: () =>
          ids(sql`
            with first as materialized (${first}), hit as materialized (
              ${all} and (select count(*) from first) < ${MOST_FOUND}
            )
            select id from (select * from first union select * from hit) as found
            order by sira collate "C", created_at, id limit ${MOST_FOUND}`),
        first: () => ids(first),
      });
      const rows = await select(tx)
        .where(
          and(
            ofCompany(tx),
            inArray(
              table.id,
              found.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(...inOrder);
      return { rows, isWhole };
    },

    async find(tx, id) {
      const [row] = await select(tx).where(one(tx, id));
      return row;
    },

    async lock(tx, id) {
      const [row] = await select(tx).where(one(tx, id)).for('update');
      return row;
    },

    lockByKeys: async (tx, keys) => byKeys(tx, keys).for('update'),

    findByKeys: async (tx, keys) => byKeys(tx, keys),

    put: (tx, rows) => putRows(tx, table, rows),

    async remove(tx, id) {
      await tx.delete(table).where(one(tx, id));
      await forgetApart(tx, id);
    },

    async doubles(tx) {
      const found: Doubles<Row>[] = [];
      const told = new Set<string>();
      for (const likeness of likenesses) {
        const groups = await alike(tx, likeness);
        // Cards with the same number may also have the same name. They are reported only once.
        found.push(...groups.filter(({ rows }) => rows.some(({ id }) => !told.has(id))));
        for (const { id } of groups.flatMap(({ rows }) => rows)) told.add(id);
      }
      return found.slice(0, MOST_DOUBLES);
    },
  };

  async function alike(tx: CompanyTx, { neden, key: shared, tells, keyOf }: Likeness<Row>): Promise<Doubles<Row>[]> {
    const keyed = sql`(select ${table.id} as id, ${table.createdAt} as created_at, ${shared} as key from ${table} where ${and(ofCompany(tx), tells)})`;
    // Skips groups in which all pairs are kept apart. Runs in steps, because without statistics the planner might start
    // with all pairs of similar cards.
    const found = await rowsOf<{ id: string }>(
      tx,
      sql`with firsts as materialized (
        select key, ${cardsApart.diger} from ${cardsApart} join ${keyed} as cards on id = ${cardsApart.bir}
        where ${cardsApart.companyId} = ${tx.companyId}
      ), pairs as materialized (
        select firsts.key, cards.key as other from firsts join ${keyed} as cards on id = diger
      ), apart as materialized (
        select key, count(*) as kept from pairs where key = other group by key
      ), alike as materialized (
        select key, coalesce(max(kept), 0) as kept from ${keyed} as cards left join apart using (key)
        group by key having count(*) > 1 and count(*) * (count(*) - 1) / 2 > coalesce(max(kept), 0)
        order by key collate "C" limit ${MOST_DOUBLES}
      ), placed as (
        select id, kept, row_number() over (partition by key order by created_at, id) as place
        from ${keyed} as cards join alike using (key)
      )
      select id from placed where place <= ${MOST_ALIKE} + least(kept, ${MOST_BEHIND})`,
    );
    const ids = found.map(({ id }) => id);
    const rows = await select(tx)
      .where(and(ofCompany(tx), inArray(table.id, ids)))
      .orderBy(sql`${shared} collate "C"`, ...oldestFirst);
    const apart = await readApart(tx, ids);
    const groups = new Map<string, Row[]>();
    for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
    return [...groups.values()]
      .flatMap((all) => apart.split(all))
      .map((all) => ({ neden, rows: all.slice(0, MOST_ALIKE) }));
  }
}

/**
 * Locks the company's cards for an import or a download until the transaction ends. Without the lock, two of them could
 * add the same new card.
 */
export async function lockCards(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tx.companyId}, 4010401))`);
}
