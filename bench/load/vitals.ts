import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, raw } from '../../packages/server/src/ports/Database';

/** The resources of an idle server. */
export interface Vitals {
  /** Bytes after a garbage collection, heap and external memory, without `code`. */
  readonly memory: number;
  /**
   * Bytes of machine code and its metadata. V8 keeps compiling for a long time, but this is bounded by the number of
   * functions.
   */
  readonly code: number;
  /** Open files and sockets. */
  readonly files: number;
  /** Connections of the server to its database. */
  readonly connections: number;
  /** Locks of transactions that started before the pause. */
  readonly locks: number;
  /** The highest share of dead rows in a table with more than a thousand of them. */
  readonly dead: number;
  /** Rows in all tables. */
  readonly rows: number;
}

interface Looked {
  readonly pid: number;
  readonly memoryFile: string;
  readonly db: Database;
}

/** Measures a server that was started with `collected.mjs`. */
export async function readVitals({ pid, memoryFile, db }: Looked): Promise<Vitals> {
  const { memory, code } = await collected(pid, memoryFile);
  const { rows } = (await db[raw].queries.execute(OF_DATABASE)) as unknown as { rows: Record<string, string>[] };
  const [found] = rows;
  return {
    ...{ memory, code },
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(found?.['connections']),
    locks: Number(found?.['locks']),
    dead: Number(found?.['dead']),
    rows: Number(found?.['rows']),
  };
}

/**
 * Ignores this connection, locks of a running vacuum and the short locks of the server's own jobs. Up to a thousand
 * dead rows are ignored, because they do not trigger a vacuum.
 */
const OF_DATABASE = `
  select
    (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
    (select count(*) from pg_locks join pg_stat_activity using (pid)
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()
        and xact_start < now() - interval '2 seconds') as locks,
    (select coalesce(max(case when n_dead_tup > 1000 then n_dead_tup::numeric / (n_dead_tup + n_live_tup) else 0 end), 0)
      from pg_stat_user_tables) as dead,
    (select sum(n_live_tup) from pg_stat_user_tables) as rows`;

async function collected(pid: number, memoryFile: string): Promise<Pick<Vitals, 'memory' | 'code'>> {
  rmSync(memoryFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(memoryFile) || readFileSync(memoryFile).length === 0) await pause(20);
  return JSON.parse(readFileSync(memoryFile, 'utf8')) as Pick<Vitals, 'memory' | 'code'>;
}

/**
 * Number of measurements at the start and at the end that are compared. Single measurements differ by two or three per
 * cent.
 */
const MOST_AT_AN_END = 10;

/**
 * Compares the first measurements with the last ones, and describes what has grown. The minimum at each end counts: the
 * pool opens and closes connections, but a leak never goes away.
 */
export function growthOf(looks: readonly Vitals[]): { readonly text: string; readonly isSound: boolean } {
  const mean = (part: readonly Vitals[], pick: (vitals: Vitals) => number) =>
    part.reduce((sum, vitals) => sum + pick(vitals), 0) / part.length;
  const few = Math.min(MOST_AT_AN_END, Math.ceil(looks.length / 2));
  const ends = (pick: (vitals: Vitals) => number) =>
    [mean(looks.slice(0, few), pick), mean(looks.slice(-few), pick)] as const;
  const memory = ends((vitals) => vitals.memory);
  const code = ends((vitals) => vitals.code);
  const fewest = (pick: (vitals: Vitals) => number) =>
    [Math.min(...looks.slice(0, few).map(pick)), Math.min(...looks.slice(-few).map(pick))] as const;
  const files = fewest((vitals) => vitals.files);
  const connections = fewest((vitals) => vitals.connections);
  const locks = Math.max(...looks.map((vitals) => vitals.locks));
  const dead = Math.max(...looks.map((vitals) => vitals.dead));
  const growth = memory[1] / memory[0] - 1;
  const isSound =
    growth <= 0.01 && files[1] <= files[0] + 1 && connections[1] <= connections[0] + 1 && locks === 0 && dead <= 0.25;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  return {
    isSound,
    text: [
      `memory ${megabytes(memory[0])} → ${megabytes(memory[1])} MB (${(growth * 100).toFixed(2)} %, at most 1), compiled code ${megabytes(code[0])} → ${megabytes(code[1])} MB`,
      `files at least ${files[0]} → ${files[1]}, connections at least ${connections[0]} → ${connections[1]}`,
      `locks at rest ${locks}, dead rows at most ${(dead * 100).toFixed(0)} % of a table`,
    ].join('\n'),
  };
}
