import type pg from 'pg';
import type { Database } from '../ports/Database';

export type DatabaseKind = 'pglite' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the server suite runs on; nothing in other projects. */
    database: DatabaseKind;
    /** The PostgreSQL that postgresSetup started for this run. */
    postgres: pg.PoolConfig;
  }
}

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly db: Database;
  /** The same data through new connections, as after a restart; where data lives in memory, the same one. */
  reopen(): Promise<Database>;
  /** Ends it and throws the data away. */
  drop(): Promise<void>;
}
