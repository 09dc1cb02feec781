import { parseArgs } from 'node:util';
import { listDeadJobs, retryDeadJob } from '../db/deadJobs';
import { migrate } from '../db/migrate';
import { serverQueries, withServer } from '../db/wall';
import { jobs } from '../jobs';
import { markAdmin } from '../people/admins';
import type { Database } from '../ports/Database';
import type { Log } from '../ports/Log';
import { createPgBossJobs } from './adapters/createPgBossJobs';
import { readConfig } from './config/readConfig';
import { createConsoleLog } from './monitoring/createConsoleLog';
import { openDatabaseBeside } from './postgres/openDatabase';

const USAGE = 'npm run admin -- --email user@example.com [--revoke], --dead-jobs, or --retry <id of a dead job>';

/**
 * `npm run admin`: makes a user an admin, removes that role with `--revoke` (ADM-08), lists dead jobs or retries one.
 * Errors say what to do.
 */
export async function runAdminCommand(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const command = parse(parameters);
  const log = createConsoleLog('warn');
  const { db, close } = await openDatabaseBeside(readConfig(env), log);
  try {
    await migrate(db);
    return await command(db, log);
  } finally {
    await close();
  }
}

type Command = (db: Database, log: Log) => Promise<string>;

function parse(parameters: readonly string[]): Command {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        email: { type: 'string' },
        revoke: { type: 'boolean' },
        'dead-jobs': { type: 'boolean' },
        retry: { type: 'string' },
      },
    });
    const { email = '', revoke = false, retry } = values;
    if (values['dead-jobs']) return showDeadJobs;
    if (retry !== undefined) return (db, log) => retryJob(db, log, retry);
    if (!email.includes('@')) throw new Error('no address');
    return (db) => setAdmin(db, email, !revoke);
  } catch (cause) {
    throw new Error(`Say what to do: ${USAGE}`, { cause });
  }
}

async function setAdmin(db: Database, email: string, admin: boolean): Promise<string> {
  const isKnown = await markAdmin(db, { email, admin, now: new Date() });
  if (!isKnown) throw new Error(`There is no user ${email}. Let them sign up first.`);
  return admin ? `${email} is an admin now.` : `${email} is no admin any more.`;
}

async function showDeadJobs(db: Database): Promise<string> {
  const dead = await listDeadJobs(serverQueries(db, 'jobs'));
  const lines = dead.map(({ id, job, version, payload, attempts, error, queuedAt, diedAt }) =>
    [
      `${id}  ${job} version ${version}  ${JSON.stringify(payload)}`,
      `  queued ${queuedAt.toISOString()}, dead ${diedAt.toISOString()} after ${attempts} attempts: ${error}`,
    ].join('\n'),
  );
  return lines.join('\n') || 'There are no dead jobs.';
}

async function retryJob(db: Database, log: Log, id: string): Promise<string> {
  const queue = createPgBossJobs(db, log, jobs);
  const name = await withServer(db, 'jobs', (tx) => retryDeadJob(tx, queue, id));
  if (name === undefined) throw new Error(`There is no dead job ${id}. --dead-jobs lists them.`);
  return `${name} is queued again.`;
}
