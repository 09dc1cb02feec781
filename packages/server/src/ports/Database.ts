import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Drizzle with either driver, or its transaction, without a side of the wall. Read the rows of `execute` with `rowsOf`.
 */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Gives access to the database without the wall. Only db/wall.ts and the two adapters may use it, which lint checks.
 */
export const raw: unique symbol = Symbol('the database without the wall');

/** Marks the side of the wall on which a transaction runs. Only db/wall.ts may set it, which lint checks. */
export const side: unique symbol = Symbol('side of the wall');

/**
 * A transaction that sees and changes only the rows of its company. Created by `withCompany`, `readCompany` and
 * `asCompany`.
 */
export type CompanyTx = Queries & { readonly companyId: string; readonly [side]: 'company' };

/**
 * Queries over several companies, or over tables without a company. Row-level security does not apply. Created by
 * `serverQueries`, `withServer` and `asServer`, for the work that db/wall.ts lists.
 */
export type ServerTx = Queries & { readonly companyId?: undefined; readonly [side]: 'server' };

/**
 * A transaction of the server, created only by `withServer`. Outside of a transaction each query may use another
 * connection, so a wall cannot be set for the next query.
 */
export type ServerTransaction = ServerTx & { readonly isTransaction: true };

/** Either side, for data that belong to the transaction that causes them. */
export type Tx = CompanyTx | ServerTx;

/** PostgreSQL: a pool on Node, PGlite in the page. Use it through the wall (db/wall.ts). */
export interface Database {
  readonly [raw]: RawDatabase;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** The database without the wall, on which db/wall.ts is built. */
export interface RawDatabase {
  /**
   * Runs each query on any connection. Do not use it inside a transaction: PGlite has one connection, so it would wait
   * forever.
   */
  readonly queries: Queries;
  /** Commits when `work` resolves, rolls back when it rejects. Each call gets its own `tx`. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * A transaction whose statements are all sent at once and which commits right after them. Saves a round trip. A later
   * statement throws.
   */
  inOneGo<T>(ask: (tx: Queries) => Promise<T>): Promise<T>;
}
