import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findUnprivileged } from '../src/node/postgres/initialiseCluster';
import { freePort } from '../src/testing/startProduct';
import type { ClusterDatabase } from './clusterDatabase';
import { until, within } from './waits';

const command = '/usr/bin/pg_autoctl';
const binaries = '/usr/lib/postgresql/15/bin';

/** Whether pg_auto_failover is installed (Debian's package). */
export const hasFailover = existsSync(command) && existsSync(`${binaries}/../lib/pgautofailover.so`);

/** A dead primary is detected within five seconds. The default is twenty. */
const settings = [
  'pgautofailover.health_check_period = 1000',
  'pgautofailover.health_check_timeout = 2000',
  'pgautofailover.health_check_retry_delay = 500',
  'pgautofailover.node_considered_unhealthy_timeout = 5000',
  'pgautofailover.primary_demote_timeout = 3000',
];

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  process: ChildProcess;
}

/**
 * PostgreSQL with a synchronous replica, and a monitor that promotes it, run by pg_auto_failover. Acknowledged data are
 * on both. Needs neither root nor systemd.
 */
export async function startFailover(parent: string): Promise<ClusterDatabase> {
  const folder = join(parent, 'failover');
  for (const name of ['run', 'data', 'config']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  const start = starter(folder);

  const monitorPort = await freePort();
  const monitor = start('monitor', monitorPort, ['create', 'monitor', '--hostname', HOST, ...access, '--run']);
  const asks = { host: HOST, port: monitorPort, user: 'autoctl_node', database: 'pg_auto_failover' };
  await until('The monitor answers', () => answerOf(asks, 'select 1'));
  appendFileSync(join(monitor.folder, 'postgresql.conf'), `${settings.join('\n')}\n`);
  process.kill(postmasterOf(monitor), 'SIGHUP');

  const nodes: Node[] = [];
  for (const name of ['first', 'second']) {
    const port = await freePort();
    const parameters = ['--hostname', HOST, '--name', name, '--username', 'postgres', '--dbname', 'postgres'];
    const uri = `postgres://autoctl_node@${HOST}:${monitorPort}/pg_auto_failover?sslmode=prefer`;
    nodes.push(start(name, port, ['create', 'postgres', ...parameters, ...access, '--monitor', uri, '--run']));
    // The first node becomes the primary.
    await until(`${name} is known`, () =>
      answerOf(asks, `select 1 from pgautofailover.node where nodename = '${name}'`),
    );
  }
  const isWhole = () =>
    answerOf(
      asks,
      `select 1 where (select array_agg(reportedstate::text order by reportedstate::text) from pgautofailover.node)
        = array['primary', 'secondary']`,
    );
  await until('Both are at work', isWhole);

  const primaryPort = async () =>
    Number(await answerOf(asks, `select primary_port from pgautofailover.get_primary('default', 0)`));
  const primary = async () => {
    const port = await primaryPort();
    const node = nodes.find((each) => each.port === port);
    if (!node) throw new Error('There is no primary');
    return node;
  };
  const connection = (port: number) => ({ host: HOST, port, user: 'kalem', password: 'test' });
  await prepare({ ...connection((await primary()).port), user: 'postgres', database: 'postgres' });

  let led = await primaryPort();
  return {
    connection: connection(led),
    onMove(tell) {
      const watch = setInterval(() => {
        void primaryPort().then(
          (port) => {
            if (!port || port === led) return;
            led = port;
            tell(connection(port));
          },
          () => undefined,
        );
      }, LOOK_MS);
      watch.unref();
    },
    replicaFollows: () => until('The replica follows', isWhole),
    async killPrimary() {
      const node = await primary();
      const gone = once(node.process, 'exit');
      killNode(node);
      await within(END_MS, `The killed ${node.name} is gone`, gone);
      return async () => {
        node.process = start(node.name, node.port, ['run']).process;
        await until('The old primary is the replica', isWhole);
      };
    },
    stop: () => stopAll([...nodes, monitor]),
  };
}

const HOST = '127.0.0.1';
const access = ['--auth', 'trust', '--no-ssl'];
const LOOK_MS = 300;
const END_MS = 20_000;

function starter(folder: string) {
  const env = {
    ...process.env,
    PATH: `${binaries}:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    // Debian's socket folder belongs to the user postgres.
    PG_REGRESS_SOCK_DIR: join(folder, 'run'),
    PGHOST: HOST,
  };
  const { prefix, options } = findUnprivileged(folder, `${binaries}/postgres`);
  return (name: string, port: number, parameters: readonly string[]): Node => {
    const data = join(folder, name);
    const log = openSync(join(folder, `${name}.log`), 'a');
    const isNew = parameters[0] === 'create';
    const line = [...prefix, command, ...parameters, '--pgdata', data, ...(isNew ? ['--pgport', String(port)] : [])];
    const [program = command, ...rest] = line;
    // In its own process group, so that all of it can be killed at once.
    const child = spawn(program, rest, { ...options, env, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    return { name, folder: data, port, process: child };
  };
}

/**
 * Stops the nodes in order, the monitor last. A node that does not exit is killed, and reported after the others have
 * ended.
 */
async function stopAll(nodes: readonly Node[]): Promise<void> {
  const failures: unknown[] = [];
  for (const node of nodes) {
    const { process: child, name } = node;
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await within(END_MS, `${name} stops`, ended).catch((error: unknown) => {
      failures.push(error);
      killNode(node);
    });
  }
  if (failures.length > 0) throw failures[0];
}

/** Simulates a power failure: kills the keeper with its helpers first, so that nothing is cleaned up. */
function killNode(node: Node): void {
  const { pid } = node.process;
  for (const victim of [
    pid && -pid,
    existsSync(join(node.folder, 'postmaster.pid')) ? postmasterOf(node) : undefined,
  ]) {
    try {
      if (victim) process.kill(victim, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  }
}

function postmasterOf({ folder }: Pick<Node, 'folder'>): number {
  return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

/** Creates the role and the database as in docs/deployment.md. */
async function prepare(connection: pg.ClientConfig): Promise<void> {
  // Its commits wait for the replica.
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 30_000 });
  await client.connect();
  for (const statement of [
    'create role kalem login',
    'create role kalem_member nologin',
    'grant kalem_member to kalem',
    'create database kalem owner kalem',
  ])
    await client.query(statement);
  await client.end();
}

/** The first value of the first row. Undefined without a row. */
async function answerOf(connection: pg.ClientConfig, question: string): Promise<unknown> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(question);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}
