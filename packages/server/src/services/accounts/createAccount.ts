import { validateSignUp } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { findUser, insertUser, type User } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { limitAttempts } from '../limitAttempts';
import { normalizeEmail } from '../normalizeEmail';
import { normalizeName } from './normalizeName';

const MOST_PER_ADDRESS = 30;
const HOUR = 3600;

/** Opens an account (ACC-20). The same `id` again means the same call again, and answers the account that it made. */
export async function createAccount(
  ports: Ports,
  id: string,
  body: components['schemas']['SignUp'],
  address: string | undefined,
): Promise<User> {
  refuseFaults(validateSignUp(body));
  if (address)
    await limitAttempts(ports, { purpose: 'signUp', subject: address, most: MOST_PER_ADDRESS, windowSeconds: HOUR });
  const { db, passwords, clock } = ports;
  const made = await findUser(db.queries, id);
  if (made) return made;

  const now = clock.now();
  const passwordHash = await passwords.hash(body.password);
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      id,
      email: normalizeEmail(body.email),
      name: normalizeName(body.name),
      passwordHash,
      createdAt: now,
    });
    if (!user) throw accountProblems.emailTaken();
    await writeAudit(tx, { action: 'createUser', userId: id, entityId: id, at: now });
    return user;
  });
}
