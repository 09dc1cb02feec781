import { startPortalSimulator } from '@kalem/portal-simulator/node';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/testing/startProduct';
import { startPooler } from '../src/testing/startPooler';
import type { ClusterDatabase } from './clusterDatabase';
import { startProxy } from './proxy';
import { until, within } from './waits';

export interface Cluster {
  /** The URL of the proxy, which uses another server for each call. */
  readonly url: string;
  /** The URLs of the servers. */
  readonly urls: readonly string[];
  /** SIGKILL. */
  kill(server: number): Promise<void>;
  /** Starts the server on the same port and waits until it is ready. */
  startAgain(server: number): Promise<void>;
  /** Drains and stops the server, and starts this build of `main.js` on the same port. */
  upgrade(server: number, main: string): Promise<void>;
  /** Sends SIGSTOP: the server keeps its locks and answers nothing. The returned function continues it. */
  freeze(server: number): () => void;
  readonly database: ClusterDatabase;
  /** The calls that the proxy answered with a status of 500 or more, also those that a client has repeated since. */
  refused(): readonly string[];
  /** The recipients of the drafts at the portal. */
  draftsAtPortal(): string[];
  close(): Promise<void>;
}

interface Member {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  main: string;
  process: ChildProcess;
}

/**
 * Three built servers behind a proxy, with one database and one portal. Between servers and database is pgbouncer in
 * transaction mode, which follows the primary.
 */
export async function startCluster(startDatabase: (folder: string) => Promise<ClusterDatabase>): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-cluster-'));
  const database = await startDatabase(folder);
  const pooler = await startPooler(database.connection, folder);
  database.onMove((connection) => pooler.follow(connection));
  const portal = await startPortalSimulator({ port: 0, dataDir: folder });
  const { user, password, host, port } = pooler.connection;
  const shared = {
    ...process.env,
    DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/kalem`,
    KALEM_POOLING: 'transaction',
    KALEM_SECRET: 'the secret that the servers of a cluster share',
    KALEM_SEED: '0',
    KALEM_RATE: 'off',
    PORTAL_URL: portal.url,
  };
  const members: Member[] = [];
  for (let index = 0; index < SERVERS; index += 1) {
    const ownPort = await freePort();
    const dataDir = join(folder, `server-${index}`);
    mkdirSync(dataDir);
    const env = { ...shared, PORT: String(ownPort), KALEM_DATA: dataDir };
    members.push({ port: ownPort, env, main: MAIN, process: await startServer(MAIN, ownPort, env) });
  }
  const proxy = await startProxy(members.map(({ port: ownPort }) => ownPort));

  const memberAt = (index: number) => {
    const member = members[index];
    if (!member) throw new Error(`There is no server ${index}`);
    return member;
  };
  return {
    url: proxy.url,
    urls: members.map(({ port: ownPort }) => `http://127.0.0.1:${ownPort}`),
    kill: (index) => end(memberAt(index).process, 'SIGKILL'),
    async startAgain(index) {
      const member = memberAt(index);
      member.process = await startServer(member.main, member.port, member.env);
    },
    async upgrade(index, main) {
      const member = memberAt(index);
      const takeBack = await proxy.drain(member.port);
      await end(member.process, 'SIGTERM');
      member.main = main;
      member.process = await startServer(main, member.port, member.env);
      takeBack();
    },
    freeze(index) {
      const { process: child } = memberAt(index);
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    database,
    refused: proxy.refused,
    draftsAtPortal() {
      const text = readFileSync(join(folder, 'portal-simulator.json'), 'utf8');
      const { documents } = JSON.parse(text) as { documents: { invoice: { aliciUnvan?: string } }[] };
      return documents.flatMap(({ invoice: { aliciUnvan = '' } }) =>
        aliciUnvan.startsWith('Küme') ? [aliciUnvan] : [],
      );
    },
    async close() {
      proxy.close();
      const ends = await Promise.allSettled(members.map(({ process: child }) => end(child, 'SIGTERM')));
      await within(10_000, 'The portal closes', portal.close());
      await within(10_000, 'pgbouncer stops', pooler.stop());
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
      for (const ended of ends) if (ended.status === 'rejected') throw ended.reason;
    },
  };
}

const SERVERS = 3;
const MAIN = 'packages/server/dist/main.js';

async function startServer(main: string, port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const isReady = async () => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
    return ok;
  };
  const isOver = () => child.exitCode !== null;
  try {
    await until('The server is ready', async () => isOver() || (await isReady()), 60_000, 50);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  if (isOver()) throw new Error(`The server ended with ${child.exitCode}`);
  return child;
}

/** A stopping server first finishes its calls, its jobs and its portal sessions. */
const STOP_MS = 60_000;

/**
 * Stops a server. A frozen one is continued, so that it receives the signal. A server that does not exit is killed and
 * the test fails.
 */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  child.kill('SIGCONT');
  try {
    await within(STOP_MS, `The server ends on ${signal}`, ended);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
