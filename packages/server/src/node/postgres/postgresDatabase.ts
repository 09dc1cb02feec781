import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Database, type Queries, raw } from '../../ports/Database';

/** Connections that are open and idle, and callers that wait for one. */
interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const dialect = new PgDialect();

/**
 * A call is answered within 30 s; later work of PostgreSQL would only keep others waiting. No transaction waits
 * for anything but PostgreSQL, so one that says nothing for so long belongs to a server that stands still, and what it
 * holds goes to those who wait for it before their own time is up.
 */
const waits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Through a pooler each transaction meets another connection. None of them knows a statement by a name that another was
 * given, and a pooler refuses the settings that a connection begins with: those of the role hold (docs/deployment.md).
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

/** Where the connections lead: to PostgreSQL, or to a pooler that gives one to each transaction (`transaction`). */
export type Pooling = 'none' | 'transaction';

/** A pool of connections, ten unless `max` says otherwise. `onLost` is called when an idle connection breaks. */
export function postgresDatabase(
  { pooling = 'none', ...connection }: pg.PoolConfig & { readonly pooling?: Pooling },
  onLost: (error: Error) => void,
): Database & { pool(): PoolFigures } {
  // Statements sent without waiting for one another travel together.
  const pool = new pg.Pool({ max: 10, ...(pooling === 'none' ? waits : pooledWaits), ...connection, pipeline: true });
  let isClosing = false;
  // After `end` a connection may still be on its way out when PostgreSQL stops: nothing is lost then.
  pool.on('error', (error) => isClosing || onLost(error));
  // One that breaks between the statements of a transaction fails the next of them; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    [raw]: {
      queries: drizzle(pool) as unknown as Queries,
      transaction: (work) => inTransaction(pool, work),
      reading: (ask) => inOneGo(pool, ask),
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

/** As Drizzle does, but `begin` goes out with the first statement; when one fails, so does the other. */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    sendTogether(client);
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

/** What a replica says. After a failover the connection still leads to it, and a new one to the primary. */
function isReadOnly(error: unknown): error is Error {
  return error instanceof Error && Reflect.get(error.cause ?? error, 'code') === READ_ONLY;
}

/**
 * `commit` goes out right behind what `ask` sends at once; after a failure PostgreSQL takes it for a rollback. Later
 * statements would run outside the transaction and are refused.
 */
async function inOneGo<T>(pool: pg.Pool, ask: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSent = false;
  const query: typeof client.query = (...statement: [never]) =>
    isSent
      ? Promise.reject(new Error('A statement came after the end of a transaction that only reads'))
      : client.query(...statement);
  const ended = new Promise<unknown>((resolve) => {
    process.nextTick(() => {
      isSent = true;
      resolve(client.query('commit'));
    });
  });
  sendTogether(client);
  const begun = client.query('begin');
  const asked = ask(transactionOf({ query }));
  const [answer, ...others] = await Promise.allSettled([asked, begun, ended]);
  const failed = others.find((other) => other.status === 'rejected');
  client.release(failed !== undefined);
  if (answer.status === 'rejected') throw answer.reason;
  if (failed) throw failed.reason;
  return answer.value;
}

/** What is sent before the next turn of the event loop travels as one packet. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function transactionOf(client: Pick<pg.PoolClient, 'query'>): Queries {
  return new NodePgTransaction(
    dialect,
    new NodePgSession(client as pg.PoolClient, dialect, undefined),
    undefined,
  ) as unknown as Queries;
}
