import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate';
import { markAdmin } from '../people/admins';
import { readConfig } from './config/readConfig';
import { createConsoleLog } from './monitoring/createConsoleLog';
import { openDatabaseBeside } from './postgres/openDatabase';

const USAGE = 'npm run admin -- --email user@example.com [--revoke]';

/** `npm run admin`: makes a user an admin, or removes that role with `--revoke` (ADM-08). Errors say what to do. */
export async function runAdminCommand(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { email, revoke } = parse(parameters);
  const { db, close } = await openDatabaseBeside(readConfig(env), createConsoleLog('warn'));
  try {
    await migrate(db);
    const isKnown = await markAdmin(db, { email, admin: !revoke, now: new Date() });
    if (!isKnown) throw new Error(`There is no user ${email}. Let them sign up first.`);
    return revoke ? `${email} is no admin any more.` : `${email} is an admin now.`;
  } finally {
    await close();
  }
}

function parse(parameters: readonly string[]): { email: string; revoke: boolean } {
  try {
    const { email = '', revoke = false } = parseArgs({
      args: [...parameters],
      options: { email: { type: 'string' }, revoke: { type: 'boolean' } },
    }).values;
    if (!email.includes('@')) throw new Error('no address');
    return { email, revoke };
  } catch (cause) {
    throw new Error(`Say whom: ${USAGE}`, { cause });
  }
}
