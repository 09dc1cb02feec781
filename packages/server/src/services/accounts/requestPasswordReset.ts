import { validateEmailChange } from '@kalem/domain';
import { findUserByEmail } from '../../db/queries/userAccount';
import type { Ports } from '../../Ports';
import { refuseFaults } from '../../problems/refuseFaults';
import { limitAttempts } from '../limitAttempts';
import { normalizeEmail } from '../normalizeEmail';

const HOUR = 3600;
const MOST_PER_ACCOUNT = 5;
const MOST_PER_ADDRESS = 30;

/**
 * Has the link to set a new password mailed (ACC-09). An unknown address gets the same answer after the same work: the job of nobody.
 * Earlier links stay good, or anybody could spoil those of others.
 */
export async function requestPasswordReset(
  ports: Ports,
  body: { email: string },
  address: string | undefined,
): Promise<void> {
  refuseFaults(validateEmailChange(body));
  const email = normalizeEmail(body.email);
  if (address)
    await limitAttempts(ports, {
      purpose: 'passwordReset address',
      subject: address,
      most: MOST_PER_ADDRESS,
      windowSeconds: HOUR,
    });
  await limitAttempts(ports, { purpose: 'passwordReset', subject: email, most: MOST_PER_ACCOUNT, windowSeconds: HOUR });

  const { db, jobs } = ports;
  const user = await findUserByEmail(db.queries, email);
  await jobs.enqueue(db.queries, 'mailPasswordReset', { userId: user?.id ?? crypto.randomUUID() });
}
