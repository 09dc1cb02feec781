import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmaster } from './readPostmaster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres';
import { takeFolder } from './openDatabase';
import { waitFor } from './launchPostgres';

const newFolder = () => mkdtempSync(join(tmpdir(), 'kalem-postgres-'));
const password = 'test password';
const prepared = newFolder();
let dataDir: string;
let running: EmbeddedPostgres[] = [];
beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: prepared, password })).stop();
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = newFolder();
  cpSync(prepared, dataDir, { recursive: true });
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (folder = dataDir) => {
  const server = await startEmbeddedPostgres({ dataDir: folder, password });
  running.push(server);
  return server;
};
const query = async ({ connection }: EmbeddedPostgres, text: string) => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};
const pidOf = () => {
  const postmaster = readPostmaster(join(dataDir, 'postgres'));
  return postmaster?.isRunning ? postmaster.pid : 0;
};

describe('the embedded PostgreSQL', () => {
  it('API-07: keeps committed data after a stop, in a folder that only its owner can read', async () => {
    const first = await start();
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await query(first, 'create table kept (id int); insert into kept values (7)');
    await first.stop();
    expect(pidOf()).toBe(0);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);

    expect(await query(await start(), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('takes over a PostgreSQL that a killed server left running', async () => {
    await query(await start(), 'create table kept (id int)');
    const pid = pidOf();
    const second = await start();
    expect(pidOf()).toBe(pid);
    expect(await query(second, 'select * from kept')).toEqual([]);
  });

  it('API-07: keeps everything acknowledged after SIGKILL', async () => {
    const first = await start();
    await query(first, 'create table kept (id int); insert into kept values (7)');
    const pid = pidOf();
    process.kill(pid, 'SIGKILL');
    await waitFor(() => (isAlive(pid) ? undefined : true), 10_000);
    expect(await query(await start(), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('ATK-20: logs neither a failed statement nor its values', async () => {
    const server = await start();
    await query(server, 'create table person (email text unique); insert into person values ($$ayse@ornek.com.tr$$)');
    await expect(query(server, 'insert into person values ($$ayse@ornek.com.tr$$)')).rejects.toThrow('duplicate key');
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('ayse');
  });

  it('requires the password', async () => {
    const { connection } = await start();
    await expect(
      query({ connection: { ...connection, password: 'wrong' }, stop: () => Promise.resolve() }, 'select 1'),
    ).rejects.toThrow('password authentication failed');
  });

  it('listens on the loopback address if the path is too long for a socket', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    cpSync(prepared, deep, { recursive: true });
    const server = await start(deep);
    expect(server.connection.host).toBe('127.0.0.1');
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('takeFolder', () => {
  it('gives a folder to one server, and to the next after it has stopped', async () => {
    const { connection } = await start();
    const release = await takeFolder(connection, dataDir);
    await expect(takeFolder(connection, dataDir)).rejects.toThrow(
      `Another Kalem server is running on ${dataDir}. Stop it first, or set KALEM_DATA to another folder.`,
    );
    await release();
    await (
      await takeFolder(connection, dataDir)
    )();
  });
});
