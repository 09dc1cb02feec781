import { describeError, type Log } from '../../ports/Log';
import type { DatabaseHandle } from './DatabaseHandle';
import { postgresDatabase } from '../postgresDatabase';

/** A PostgreSQL of one's own. Several servers may share it. */
export function openExternal(connectionString: string, max: number, log: Log): DatabaseHandle {
  const db = postgresDatabase({ connectionString, max }, (error) =>
    log('error', 'database_connection_lost', describeError(error)),
  );
  return { db, close: () => db.close() };
}
