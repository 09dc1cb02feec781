import { findUserByEmail, markUserAdmin } from '../../people/statements';
import { writeAudit } from '../../db/audit';
import type { Database } from '../../ports/Database';
import { normalizeEmail } from '../../people/names';

interface Mark {
  readonly email: string;
  readonly admin: boolean;
  readonly now: Date;
}

/** Makes a user an admin, or one no more (ADM-08); it holds from the next call on. Answers whether there is such a user. */
export async function markAdmin(db: Database, { email, admin, now }: Mark): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, normalizeEmail(email));
    if (!user) return false;
    await markUserAdmin(tx, user.id, admin);
    await writeAudit(tx, { action: admin ? 'makeAdmin' : 'revokeAdmin', entityId: user.id, at: now });
    return true;
  });
}
