import type { postgresDatabase } from '../postgresDatabase';

/** The database of a running server. */
export interface DatabaseHandle {
  readonly db: ReturnType<typeof postgresDatabase>;
  /** Ends all connections and, where it is ours, PostgreSQL itself. */
  close(): Promise<void>;
}
