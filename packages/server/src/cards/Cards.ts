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

/** What every card of a company has. */
export interface CardRow {
  readonly id: string;
  readonly companyId: string;
  /** Counts the changes: the ETag. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Folded text of what searches match. */
  readonly arama: string;
}

/** One kind of card that a company keeps, customers or stock: its statements. */
export interface Cards<Row extends CardRow, Content> {
  /** What the audit log calls it: 'Customer' in createCustomer. */
  readonly name: 'Customer' | 'StockItem';
  /** Cards from `offset` on, in the order of the list. */
  page(tx: CompanyTx, range: { offset: number; limit: number }): Promise<Row[]>;
  /** At most 50 cards that contain the text, in the order of the list; nothing but blanks finds nothing. */
  search(tx: CompanyTx, q: string): Promise<Matches<Row>>;
  find(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** `find` with a row lock until the transaction ends. */
  lock(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** The cards with these keys, oldest first, locked: what an import looks for. */
  lockByKeys(tx: CompanyTx, keys: readonly string[]): Promise<Row[]>;
  /** The same without a lock, only to read. */
  findByKeys(tx: CompanyTx, keys: readonly string[]): Promise<Row[]>;
  /** Those of these keys that a card has. */
  knownKeys(tx: CompanyTx, keys: readonly string[]): Promise<string[]>;
  /** What an import and the portal know a card by. */
  keyOf(card: Content | Row): string;
  /** The row of a new card, with everything that follows from its content. */
  newRow(content: Content, card: Pick<CardRow, 'id' | 'companyId' | 'createdAt'>): Row;
  /** Stores new cards and new content of known ones, all in one statement; a known one counts its version up. */
  put(tx: CompanyTx, rows: readonly Row[]): Promise<void>;
  remove(tx: CompanyTx, id: string): Promise<void>;
  /** Cards that look like one and are not kept apart, in groups, the oldest first in each. */
  doubles(tx: CompanyTx): Promise<Doubles<Row>[]>;
}

/** Cards that share what should tell them apart. */
interface Doubles<Row> {
  readonly neden: components['schemas']['DoubleReason'];
  readonly rows: readonly Row[];
}

/** What cards are compared by. */
export interface Likeness<Row> {
  readonly neden: Doubles<Row>['neden'];
  /** What those that look like one have in common. */
  readonly key: SQL<string>;
  /** Whether it says anything about who or what is meant. */
  readonly tells: SQL;
  /** The same of a row. */
  keyOf(row: Row): string;
}

/** The columns that the statements of every kind of card name. */
type CardTable = PgTable & Record<'id' | 'companyId' | 'arama' | 'sira' | 'createdAt', PgColumn>;

/** What an import and the portal know a card by, as the database has it. */
export interface CardKey {
  /** `keyOf` of a row. */
  readonly whole: SQL | PgColumn;
  /** The column that an index finds, and what stands in it under a key. */
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
/** The first cards of the list, searched before all others are. */
const FIRST = 1000;
const MOST_DOUBLES = 50;
/** Cards of one group of doubles that are reported. */
const MOST_ALIKE = 10;
/**
 * At most this many more are looked at where some of them are kept apart; once thirty are kept apart nothing more is
 * asked: pairs cost a call each, and what is read must not grow with them (ATK-55).
 */
const MOST_BEHIND = 20;

/**
 * The statements that all cards share. Imports look for the `key`; `select` begins a query; `likenesses` say which
 * cards look like one.
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
   * Those with these keys. What stands in the column is looked for value by value: the database knows nothing yet of
   * cards that the transaction has added, and for many values at once would read all cards of the company, for each
   * piece of an import.
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
  /** By the stored sort key, byte by byte: the collation of no database knows the Turkish alphabet everywhere. */
  const inOrder = [sql`${table.sira} collate "C"`, ...oldestFirst];

  return {
    async page(tx, { offset, limit }) {
      // The ids alone come from the index, so that skipped rows are not read.
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
      // What many cards contain is soon found among the first.
      const first = sql`
        select id, sira, created_at from (
          select id, sira, created_at, arama from ${table} where ${ofCompany(tx)}
          order by sira collate "C", created_at, id limit ${FIRST}
        ) as head where arama like ${patternOf(text)} order by sira collate "C", created_at, id limit ${MOST_FOUND}`;
      const all = sql`select id, sira, created_at from ${table} where ${ofCompany(tx)} and arama like ${patternOf(text)}`;
      // Outside of the wall, whose policy would keep `like` from the trigram index: the operator is not leakproof.
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

    async knownKeys(tx, keys) {
      const known = await tx
        .selectDistinct({ key: sql`${key.whole}` })
        .from<PgTable>(table)
        .where(and(ofCompany(tx), withKeys(tx, keys)));
      return known.map((row) => String(row.key));
    },

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
        // Cards of one number may have one name too.
        found.push(...groups.filter(({ rows }) => rows.some(({ id }) => !told.has(id))));
        for (const { id } of groups.flatMap(({ rows }) => rows)) told.add(id);
      }
      return found.slice(0, MOST_DOUBLES);
    },
  };

  async function alike(tx: CompanyTx, { neden, key: shared, tells, keyOf }: Likeness<Row>): Promise<Doubles<Row>[]> {
    const keyed = sql`(select ${table.id} as id, ${table.createdAt} as created_at, ${shared} as key from ${table} where ${and(ofCompany(tx), tells)})`;
    // A group in which every two cards are kept apart has nothing to report. In steps, for without statistics the
    // database might begin with all pairs of cards that look alike.
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
 * Lets one import or download at a time look for cards of the company by what they are known by and add those that are
 * missing, until the transaction ends: two with the same new card would both add it.
 */
export async function lockCards(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tx.companyId}, 4010401))`);
}
