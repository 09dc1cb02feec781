import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on either driver, or a transaction of it. `execute` differs by driver: read rows with `rowsOf`. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** PostgreSQL: a pool on the machine, PGlite in the page. */
export interface Database {
  /**
   * Runs each query on a connection of its own, as the server itself: row-level security does not apply.
   * Inside a transaction use its own `Queries`; on PGlite, with its one connection, this one would wait for ever.
   */
  readonly queries: Queries;
  /** Commits when `work` resolves, rolls back when it rejects. For work on one company use `withCompany`. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * A transaction for what is asked at once, without waiting for a first answer: it ends right behind, which saves a round trip. A later
   * statement is refused. For work on one company use `readCompany`.
   */
  reading<T>(ask: (tx: Queries) => Promise<T>): Promise<T>;
  /** Ends all connections. */
  close(): Promise<void>;
}
