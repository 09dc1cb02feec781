import type { Database } from '../ports/Database';

/** The database of a running server. */
export interface DatabaseHandle {
  readonly db: Database;
  /** Ends all connections and, where it is ours, PostgreSQL itself. */
  close(): Promise<void>;
}
