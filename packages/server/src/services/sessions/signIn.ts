import { forgetAttempts } from '../../db/queries/forgetAttempts';
import { findUserByEmail } from '../../db/queries/userAccount';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { limitAttempts } from '../limitAttempts';
import { normalizeEmail } from '../normalizeEmail';
import { startSession } from './startSession';
import type { Tokens } from './Tokens';

const QUARTER_HOUR = 900;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;

/** Tokens for mail address and password (SES-21). An unknown address takes as long as a wrong password and counts like one. */
export async function signIn(
  ports: Ports,
  email: string,
  password: string,
  address: string | undefined,
): Promise<Tokens> {
  const subject = normalizeEmail(email);
  if (address)
    await limitAttempts(ports, {
      purpose: 'signIn address',
      subject: address,
      most: MOST_PER_ADDRESS,
      windowSeconds: QUARTER_HOUR,
    });
  const attempts = await limitAttempts(ports, {
    purpose: 'signIn',
    subject,
    most: MOST_PER_ACCOUNT,
    windowSeconds: QUARTER_HOUR,
  });

  const { db, passwords } = ports;
  const user = await findUserByEmail(db.queries, subject);
  const fits = await passwords.verify(password, user?.passwordHash ?? undefined);
  if (!user?.passwordHash || !fits) throw accountProblems.wrongPassword();
  await forgetAttempts(db.queries, attempts);
  return startSession(ports, user.id, user.passwordHash);
}
