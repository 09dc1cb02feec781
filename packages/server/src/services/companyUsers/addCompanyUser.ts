import { validateEmailChange } from '@kalem/domain';
import { asServer } from '../../db/asServer';
import { insertMember, memberAddedBy } from '../../db/queries/companyUsers';
import { lockCompany } from '../../db/queries/lockCompany';
import { findUserByEmail, insertUser, type User } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../Ports';
import * as accessProblems from '../../problems/accessProblems';
import * as companyUserProblems from '../../problems/companyUserProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { createPasswordLink } from '../accounts/createPasswordLink';
import { limitAttempts } from '../limitAttempts';
import { queueMessage } from '../messages/queueMessage';
import { normalizeEmail } from '../normalizeEmail';
import { invitationMail } from './invitationMail';

const HOUR = 3600;
/** Each may be a mail to a stranger. */
const MOST_PER_HOUR = 60;

interface Addition {
  readonly companyId: string;
  /** Who adds. */
  readonly userId: string;
  /** Fixed by the Idempotency-Key: the same one again means the same call again. */
  readonly callId: string;
}

/**
 * Adds a user by mail address, without any permission, and answers their id. An address without an account gets an invited one and a mail
 * with the link to set a password; so does one that was invited before and has set none (USR-03).
 */
export async function addCompanyUser(
  ports: Ports,
  { companyId, userId, callId }: Addition,
  body: { email: string },
): Promise<string> {
  refuseFaults(validateEmailChange(body));
  const email = normalizeEmail(body.email);
  const { db, clock } = ports;
  const done = await withCompany(db, companyId, (tx) => memberAddedBy(tx, companyId, callId));
  if (done !== undefined) return done;
  await limitAttempts(ports, { purpose: 'addCompanyUser', subject: userId, most: MOST_PER_HOUR, windowSeconds: HOUR });

  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw accessProblems.noPermission();
    const added = await asServer(tx, (server) => findOrInvite(server, email, now));
    if (!(await insertMember(tx, { companyId, userId: added.id, callId, createdAt: now })))
      throw companyUserProblems.alreadyAdded();
    if (added.passwordHash === null) {
      const link = await asServer(tx, (server) => createPasswordLink(ports, server, added.id));
      await queueMessage(ports, tx, { kind: 'mail', to: email, ...invitationMail(company, link) });
    }
    await writeAudit(tx, { action: 'addCompanyUser', userId, companyId, entityId: added.id, at: now });
    return added.id;
  });
}

/** Two companies may invite the same address at once: one account comes of it. */
async function findOrInvite(server: Queries, email: string, createdAt: Date): Promise<User> {
  const there = await findUserByEmail(server, email);
  const user =
    there ??
    (await insertUser(server, { id: crypto.randomUUID(), email, name: '', passwordHash: null, createdAt })) ??
    (await findUserByEmail(server, email));
  if (!user) throw new Error('An account is neither there nor can it be made');
  return user;
}
