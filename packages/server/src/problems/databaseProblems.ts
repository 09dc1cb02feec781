import * as callProblems from './callProblems';
import type { ProblemError } from './ProblemError';

/**
 * SQLSTATEs of a PostgreSQL that is stopping, starting, full, or has closed an idle connection, and the system's error
 * codes for an unreachable one.
 */
const away =
  /^(08\w{3}|25P03|57P0[1-5]|53300|55000|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** The driver's own errors have no code. A pool has ended when a call outlives the server's shutdown. */
const driverSaysAway =
  /^(Connection terminated|Cannot use a pool after calling end|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is)/;
const full = /^(53100|53400|58030|ENOSPC|EDQUOT)$/;
const CANCELLED = '57014';
/**
 * SQLSTATEs of a transaction that PostgreSQL rolled back because of a concurrent one: a deadlock, a serialization
 * failure, a lock that was not free in time.
 */
const conflict = /^(40P01|40001|55P03)$/;

/** Maps an unavailable database to 503. Undefined for any other error. */
export function problemOfDatabase(error: unknown): ProblemError | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (full.test(code)) return callProblems.storageFull();
    if (code === CANCELLED) return callProblems.tookTooLong();
    const hasNoSocket = code === 'ENOENT' && Reflect.get(cause, 'syscall') === 'connect';
    if (away.test(code) || hasNoSocket || driverSaysAway.test(cause.message)) return callProblems.databaseAway();
  }
  return undefined;
}

/**
 * Whether PostgreSQL rolled back a transaction because of a concurrent one. The caller may repeat the call: as after a
 * crash, it continues from what its earlier transactions have stored.
 */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some((cause) => conflict.test(codeOf(cause)));
}

/** Whether a statement exceeded its time limit. */
export function ranOutOfTime(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === CANCELLED);
}

/** An error followed by its causes. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
