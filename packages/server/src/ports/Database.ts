import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on either driver, or its transaction, on no side of the wall. Read rows of `execute` with `rowsOf`. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The key to the database without the wall, for db/wall.ts and the two adapters alone: lint holds that. */
export const raw: unique symbol = Symbol('the database without the wall');

/** Where a transaction says on which side of the wall it is. `db/wall.ts` alone writes it: lint holds that too. */
export const side: unique symbol = Symbol('side of the wall');

/**
 * A transaction that sees and changes the rows of its company alone, whatever its queries say. `withCompany`,
 * `readCompany` and `asCompany` make one.
 */
export type CompanyTx = Queries & { readonly companyId: string; readonly [side]: 'company' };

/**
 * What looks across companies, or at tables that belong to none: row-level security does not apply. `serverQueries`,
 * `withServer` and `asServer` make one, for the work that `db/wall.ts` lists.
 */
export type ServerTx = Queries & { readonly companyId?: undefined; readonly [side]: 'server' };

/**
 * A transaction of the server itself, which `withServer` alone hands out. Outside of one, a query runs on a connection
 * of its own, where no wall can be raised for the next.
 */
export type ServerTransaction = ServerTx & { readonly isTransaction: true };

/** Either side, for what belongs to the transaction that causes it. */
export type Tx = CompanyTx | ServerTx;

/** PostgreSQL: a pool on the machine, PGlite in the page. It is asked through the wall (`db/wall.ts`). */
export interface Database {
  readonly [raw]: RawDatabase;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** What the wall is built on. */
export interface RawDatabase {
  /**
   * Runs each query on a connection of its own. Inside a transaction use its own `Queries`; on PGlite, with its one
   * connection, this one would wait forever.
   */
  readonly queries: Queries;
  /** Commits when `work` resolves, rolls back when it rejects. Each gets a `tx` of its own. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * A transaction whose statements are all sent at once; it commits right after them, which saves a round trip. A later
   * statement is refused.
   */
  reading<T>(ask: (tx: Queries) => Promise<T>): Promise<T>;
}
