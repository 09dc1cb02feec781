import { validateSignUp } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitNetwork } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import type { Language } from '../problems/ProblemError';
import { refuseFaults } from '../problems/faults';
import { commonPasswordFaults } from './commonPasswords';
import { isLeftForNow, queueVerification } from './emailLinks';
import { normalizeEmail, normalizeName } from './names';
import { findUser, insertUser, type User } from './statements';

/**
 * Signs a person up (ACC-20), and mails the link that proves the address. A repeated `id` is the same call and
 * returns the same user.
 */
export async function signUp(
  ports: Ports,
  id: string,
  body: components['schemas']['SignUp'],
  { address, language }: { address: string | undefined; language: Language },
): Promise<User> {
  refuseFaults([...validateSignUp(body), ...(await commonPasswordFaults('password', body.password))]);
  if (address) await limitNetwork(ports, 'signUp', { address });
  return makePerson(ports, id, body, { isVerified: false, language });
}

/** Creates a person. The address is either proven already, or must be proven by a mailed link. */
export async function makePerson(
  ports: Ports,
  id: string,
  body: components['schemas']['SignUp'],
  { isVerified, language }: { isVerified: boolean; language: Language },
): Promise<User> {
  const { db, passwords, clock } = ports;
  const made = await findUser(serverQueries(db, 'people'), id);
  if (made) return made;

  const now = clock.now();
  const email = normalizeEmail(body.email);
  const passwordHash = await passwords.hash(body.password);
  return withServer(db, 'people', async (tx) => {
    if (await isLeftForNow(tx, email, now)) throw peopleProblems.emailTaken();
    const user = await insertUser(tx, {
      id,
      email,
      name: normalizeName(body.name),
      passwordHash,
      language,
      createdAt: now,
      emailVerifiedAt: isVerified ? now : null,
    });
    if (!user) throw peopleProblems.emailTaken();
    if (!isVerified) await queueVerification(ports, tx, user, user.email);
    await writeAudit(tx, { action: 'createUser', userId: id, entityId: id, at: now });
    return user;
  });
}
