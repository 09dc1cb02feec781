import { startPortalSimulator } from '@kalem/portal-simulator/node';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/node/postgres/startEmbeddedPostgres';
import { freePort } from '../src/testing/startProduct';
import { startPooler } from '../src/testing/startPooler';

export interface Cluster {
  /** Of the proxy, which takes another server for each call. */
  readonly url: string;
  /** Of the servers themselves. */
  readonly urls: readonly string[];
  /** SIGKILL. */
  kill(server: number): Promise<void>;
  /** On the same port, and waits until it is ready. */
  startAgain(server: number): Promise<void>;
  /** The recipients of the drafts that the portal holds. */
  draftsAtPortal(): string[];
  close(): Promise<void>;
}

interface Member {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  process: ChildProcess;
}

/** Built servers on one PostgreSQL, pgbouncer in transaction mode between them, one portal, and a proxy before them. */
export async function startCluster(count: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-cluster-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    password: 'test',
    settings: ['max_connections=100'],
  });
  await createDatabase(postgres.connection);
  const pooler = await startPooler(postgres.connection, folder);
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
  for (let index = 0; index < count; index += 1) {
    const ownPort = await freePort();
    const dataDir = join(folder, `server-${index}`);
    mkdirSync(dataDir);
    const env = { ...shared, PORT: String(ownPort), KALEM_DATA: dataDir };
    members.push({ port: ownPort, env, process: await startServer(ownPort, env) });
  }
  const proxy = createServer(turnsBetween(members)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const proxyPort = typeof address === 'object' && address ? address.port : 0;

  const memberAt = (index: number) => {
    const member = members[index];
    if (!member) throw new Error(`There is no server ${index}`);
    return member;
  };
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    urls: members.map(({ port: ownPort }) => `http://127.0.0.1:${ownPort}`),
    kill: (index) => end(memberAt(index).process, 'SIGKILL'),
    async startAgain(index) {
      const member = memberAt(index);
      member.process = await startServer(member.port, member.env);
    },
    draftsAtPortal() {
      const text = readFileSync(join(folder, 'portal-simulator.json'), 'utf8');
      const { documents } = JSON.parse(text) as { documents: { invoice: { aliciUnvan?: string } }[] };
      return documents.flatMap(({ invoice: { aliciUnvan = '' } }) =>
        aliciUnvan.startsWith('Küme') ? [aliciUnvan] : [],
      );
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(members.map(({ process: child }) => end(child, 'SIGTERM')));
      await portal.close();
      await pooler.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database kalem');
  await client.end();
}

async function startServer(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await pause(50);
  }
  throw new Error('The server does not become ready');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** As a load balancer does: a server that takes no connection is passed over, a lost answer is a 502. */
function turnsBetween(members: readonly Member[]): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let turn = 0;
  return (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const ask = (tries: number): void => {
        const member = members[(turn += 1) % members.length];
        const asked = request({
          host: '127.0.0.1',
          port: member?.port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
          agent: false,
        });
        asked.on('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', () => outgoing.destroy());
          answer.pipe(outgoing);
        });
        asked.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && tries < members.length) ask(tries + 1);
          else if (outgoing.headersSent) outgoing.destroy();
          else outgoing.writeHead(502).end();
        });
        asked.end(body);
      };
      ask(1);
    });
  };
}
