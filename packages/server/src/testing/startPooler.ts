import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findUnprivileged } from '../node/postgres/initialiseCluster';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);

/** Whether pgbouncer is installed (Debian's package). */
export const hasPooler = pgbouncer !== undefined;

export interface Pooler {
  /** The same PostgreSQL with all databases. Each transaction uses any of a few connections. */
  readonly connection: pg.PoolConfig;
  /** Redirects the pooler to another PostgreSQL. */
  follow(postgres: pg.PoolConfig): void;
  stop(): Promise<void>;
}

const FEW_CONNECTIONS = 4;

/** Starts pgbouncer in transaction mode in front of a PostgreSQL, with fewer connections than its clients have. */
export async function startPooler(postgres: pg.PoolConfig, folder: string): Promise<Pooler> {
  if (pgbouncer === undefined) throw new Error('pgbouncer is not installed');
  await setRoleTimeouts(postgres);
  const { user, password } = postgres;
  const ownPort = await freePort();
  const users = join(folder, 'pgbouncer.users');
  writeFileSync(users, `"${user}" "${String(password)}"\n`);
  const config = join(folder, 'pgbouncer.ini');
  const leadTo = ({ host, port }: pg.PoolConfig) =>
    writeFileSync(config, `${linesFor({ host, port, user }, ownPort, users).join('\n')}\n`);
  leadTo(postgres);
  // Like PostgreSQL, it refuses to run as root.
  const { prefix, options } = findUnprivileged(folder, pgbouncer);
  const [command = pgbouncer, ...parameters] = [...prefix, pgbouncer, '-q', config];
  const child = spawn(command, parameters, { ...options, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const connection = { host: '127.0.0.1', port: ownPort, user, password, database: 'postgres' };
  await answers(connection);
  return {
    connection,
    follow(moved) {
      leadTo(moved);
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function linesFor({ host, port, user }: pg.PoolConfig, ownPort: number, users: string): string[] {
  return [
    '[databases]',
    `* = host=${host} port=${port} user=${user}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    `default_pool_size = ${FEW_CONNECTIONS}`,
    'max_client_conn = 2000',
    'server_idle_timeout = 5',
    // While PostgreSQL is away, waiting callers fail within a call's time limit, and pgbouncer retries each second.
    'query_wait_timeout = 15',
    'server_connect_timeout = 3',
    'server_login_retry = 1',
    // A dead machine does not answer. Without this timeout, the system would wait a quarter of an hour.
    'tcp_user_timeout = 10000',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
}

/** Sets the timeouts on the database role. Without a pooler, a connection sets them itself. */
async function setRoleTimeouts(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`alter role current_user set statement_timeout = '30s'`);
  await client.query(`alter role current_user set idle_in_transaction_session_timeout = '10s'`);
  await client.end();
}

const TRIES = 100;

async function answers(connection: pg.ClientConfig): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return await client.end();
    } catch (error) {
      if (tries === TRIES) throw new Error('pgbouncer does not answer', { cause: error });
      await pause(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
