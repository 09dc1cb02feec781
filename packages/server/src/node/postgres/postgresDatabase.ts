import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Database, type Queries, raw } from '../../ports/Database';

/** The number of open and idle connections, and of callers that wait for one. */
interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const dialect = new PgDialect();

/**
 * The timeouts are shorter than the 30 s of a call, because later results are useless and the work delays
 * others. A transaction never waits for anything but PostgreSQL. So a long idle transaction belongs to a frozen server,
 * and its locks are released before the waiting callers time out.
 */
const waits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Timeouts behind a pooler, where each transaction uses another connection. Prepared statements cannot be shared, and a
 * pooler rejects startup settings. So the settings of the database role apply (docs/deployment.md).
 */
const pooledWaits = {
  connectionTimeoutMillis: waits.connectionTimeoutMillis,
  Client: class extends pg.Client {
    override query(...given: unknown[]): never {
      const [statement, ...rest] = given;
      const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
      return super.query(...([isNamed ? { ...statement, name: undefined } : statement, ...rest] as [never])) as never;
    }
  },
};

/** Whether connections lead to PostgreSQL, or to a transaction-mode pooler (`transaction`). */
export type Pooling = 'none' | 'transaction';

/** A pool of connections, ten by default. `onLost` is called when an idle connection breaks. */
export function postgresDatabase(
  { pooling = 'none', ...connection }: pg.PoolConfig & { readonly pooling?: Pooling },
  onLost: (error: Error) => void,
): Database & { pool(): PoolFigures } {
  // Pipelining: statements are sent without waiting for earlier answers.
  const pool = new pg.Pool({ max: 10, ...(pooling === 'none' ? waits : pooledWaits), ...connection, pipeline: true });
  let isClosing = false;
  // While closing, a connection may still be open when PostgreSQL stops. That is not an error.
  pool.on('error', (error) => isClosing || onLost(error));
  // A connection that breaks between two statements fails the next one. Without a listener, the error event would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    [raw]: {
      queries: withClient(drizzle(pool) as unknown as Queries, pool),
      transaction: (work) => inTransaction(pool, work),
      inOneGo: (ask) => inOneGo(pool, ask),
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

/**
 * A transaction as in Drizzle, but `begin` is sent together with the first statement. If either fails, so does the
 * other.
 */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const result = await work(transactionOf(client));
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    if (isReadOnly(error)) broken = error;
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const READ_ONLY = '25006';

/**
 * Whether a replica refused a write. After a failover this connection still leads to the replica, but a new one leads
 * to the primary.
 */
function isReadOnly(error: unknown): error is Error {
  return error instanceof Error && Reflect.get(error.cause ?? error, 'code') === READ_ONLY;
}

/**
 * Sends `commit` right after the statements of `ask`. After a failure, PostgreSQL treats it as a rollback. Later
 * statements are refused, because they would run outside of the transaction.
 */
async function inOneGo<T>(pool: pg.Pool, ask: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSent = false;
  const query: typeof client.query = (...statement: [never]) =>
    isSent
      ? Promise.reject(new Error('A statement came after the end of its transaction'))
      : client.query(...statement);
  const ended = new Promise<unknown>((resolve) => {
    process.nextTick(() => {
      isSent = true;
      resolve(client.query('commit'));
    });
  });
  const begun = client.query('begin');
  const asked = ask(transactionOf({ query }));
  const [answer, ...others] = await Promise.allSettled([asked, begun, ended]);
  const failed = others.find((other) => other.status === 'rejected');
  client.release(failed !== undefined || (answer.status === 'rejected' && isReadOnly(answer.reason)));
  if (answer.status === 'rejected') throw answer.reason;
  if (failed) throw failed.reason;
  return answer.value;
}

/**
 * Drizzle's statements on a connection that already is in a transaction. Its own `transaction` would wait for the
 * answer to `begin`. Drizzle exports these classes without documenting them; driverContract.test.ts fails when a new
 * version changes them.
 */
function transactionOf(client: Client): Queries {
  const session = new NodePgSession(client as pg.PoolClient, dialect, undefined);
  return withClient(new NodePgTransaction(dialect, session, undefined) as unknown as Queries, client);
}

type Client = Pick<pg.PoolClient, 'query'>;

const clientKey: unique symbol = Symbol('the pool or connection of pg');

function withClient(queries: Queries, client: Client): Queries {
  return Object.assign(queries, { [clientKey]: client });
}

/** The pool or connection behind these queries, for statements that drizzle does not support. */
export function clientOf(queries: Queries): Client {
  return (queries as Queries & { readonly [clientKey]: Client })[clientKey];
}
