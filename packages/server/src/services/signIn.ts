import { eq } from 'drizzle-orm';
import { forgetAttempts } from '../db/queries/forgetAttempts';
import { users } from '../db/schema';
import type { Ports } from '../Ports';
import { accountProblems } from '../problems/accountProblems';
import { limitAttempts } from './limitAttempts';
import { normalizeEmail } from './normalizeEmail';
import { startSession, type Tokens } from './startSession';

const QUARTER_HOUR = 900;

/** Tokens for mail address and password (SES-21). An unknown address takes as long as a wrong password and counts like one. */
export async function signIn(ports: Ports, email: string, password: string, address: string | undefined): Promise<Tokens> {
  const subject = normalizeEmail(email);
  if (address) await limitAttempts(ports, { purpose: 'signIn address', subject: address, most: 100, windowSeconds: QUARTER_HOUR });
  const attempts = await limitAttempts(ports, { purpose: 'signIn', subject, most: 10, windowSeconds: QUARTER_HOUR });

  const { db, passwords } = ports;
  const [user] = await db.queries.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, subject));
  const fits = await passwords.verify(password, user?.passwordHash);
  if (!user || !fits) throw accountProblems.wrongPassword();
  await forgetAttempts(db.queries, attempts);
  return startSession(ports, user.id);
}
