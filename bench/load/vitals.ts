import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, raw } from '../../packages/server/src/ports/Database';

/** What a server holds while nothing is under way. */
export interface Vitals {
  /** Bytes that are left after a collection, outside of the heap too. */
  readonly memory: number;
  /** Open files and sockets. */
  readonly files: number;
  /** Of the server to its database. */
  readonly connections: number;
  /** That any transaction holds. */
  readonly locks: number;
  /** Share of dead rows in the table that has most of them beyond a thousand. */
  readonly dead: number;
  /** Rows in all tables. */
  readonly rows: number;
}

interface Looked {
  readonly pid: number;
  readonly memoryFile: string;
  readonly db: Database;
}

/** Looks at a server that was started with `collected.mjs`. */
export async function readVitals({ pid, memoryFile, db }: Looked): Promise<Vitals> {
  const memory = await collected(pid, memoryFile);
  const { rows } = (await db[raw].queries.execute(OF_DATABASE)) as unknown as { rows: Record<string, string>[] };
  const [found] = rows;
  return {
    memory,
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(found?.['connections']),
    locks: Number(found?.['locks']),
    dead: Number(found?.['dead']),
    rows: Number(found?.['rows']),
  };
}

/**
 * Those of this connection are not counted, nor what a vacuum holds while it works; a thousand dead rows are nothing
 * that one would come for.
 */
const OF_DATABASE = `
  select
    (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
    (select count(*) from pg_locks join pg_stat_activity using (pid)
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()) as locks,
    (select coalesce(max(case when n_dead_tup > 1000 then n_dead_tup::numeric / (n_dead_tup + n_live_tup) else 0 end), 0)
      from pg_stat_user_tables) as dead,
    (select sum(n_live_tup) from pg_stat_user_tables) as rows`;

async function collected(pid: number, memoryFile: string): Promise<number> {
  rmSync(memoryFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(memoryFile) || readFileSync(memoryFile).length === 0) await pause(20);
  const { heapUsed, external } = JSON.parse(readFileSync(memoryFile, 'utf8')) as Record<string, number>;
  return (heapUsed ?? 0) + (external ?? 0);
}

/** Looks at each end that count together: what a look finds differs from the next one's by two or three per cent. */
const MOST_AT_AN_END = 10;

/** What grew from the first of these looks to the last, in words. */
export function growthOf(looks: readonly Vitals[]): { readonly text: string; readonly isSound: boolean } {
  const mean = (part: readonly Vitals[], pick: (vitals: Vitals) => number) =>
    part.reduce((sum, vitals) => sum + pick(vitals), 0) / part.length;
  const few = Math.min(MOST_AT_AN_END, Math.ceil(looks.length / 2));
  const ends = (pick: (vitals: Vitals) => number) =>
    [mean(looks.slice(0, few), pick), mean(looks.slice(-few), pick)] as const;
  const memory = ends((vitals) => vitals.memory);
  const files = ends((vitals) => vitals.files);
  const connections = ends((vitals) => vitals.connections);
  const locks = Math.max(...looks.map((vitals) => vitals.locks));
  const dead = Math.max(...looks.map((vitals) => vitals.dead));
  const growth = memory[1] / memory[0] - 1;
  const isSound =
    growth <= 0.01 && files[1] <= files[0] + 1 && connections[1] <= connections[0] + 1 && locks === 0 && dead <= 0.25;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  return {
    isSound,
    text: [
      `memory ${megabytes(memory[0])} → ${megabytes(memory[1])} MB (${(growth * 100).toFixed(2)} %, at most 1)`,
      `files ${files[0].toFixed(1)} → ${files[1].toFixed(1)}, connections ${connections[0].toFixed(1)} → ${connections[1].toFixed(1)}`,
      `locks at rest ${locks}, dead rows at most ${(dead * 100).toFixed(0)} % of a table`,
    ].join('\n'),
  };
}
