import { writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import type { Database } from '../ports/Database';
import { normalizeEmail } from './names';
import { findUserByEmail, markUserAdmin } from './statements';

interface Mark {
  readonly email: string;
  readonly admin: boolean;
  readonly now: Date;
}

/**
 * Makes a user an admin, or removes that role (ADM-08). Takes effect at the next call. Returns whether the user exists.
 */
export async function markAdmin(db: Database, { email, admin, now }: Mark): Promise<boolean> {
  return withServer(db, 'operator', async (tx) => {
    const user = await findUserByEmail(tx, normalizeEmail(email));
    if (!user) return false;
    await markUserAdmin(tx, user.id, admin);
    await writeAudit(tx, { action: admin ? 'makeAdmin' : 'revokeAdmin', entityId: user.id, at: now });
    return true;
  });
}
