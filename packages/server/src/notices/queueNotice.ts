import { DAY_MS } from '@kalem/domain';
import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import { allows } from '../companies/permissionList';
import { companies, members } from '../companies/tables';
import { queueMessage } from '../messages/outbox';
import type { Mail } from '../messages/templates/Mail';
import { users } from '../people/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Language } from '../problems/ProblemError';
import { clearRows } from '../db/clearRows';
import { notices } from './tables';

interface Recipient {
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly emailNotificationPermission: boolean;
  readonly phoneNotificationPermission: boolean;
}

/**
 * Notifies people by mail, SMS, both or not at all, according to their settings (NTF-01, NTF-03). No mail goes to an
 * unverified address, which may be a stranger's.
 */
export async function queueNotice(
  ports: Ports,
  tx: CompanyTx,
  recipients: readonly Recipient[],
  noticeIn: (language: Language) => Notice,
): Promise<void> {
  for (const recipient of recipients) {
    const { email, emailVerifiedAt, phone, emailNotificationPermission, phoneNotificationPermission } = recipient;
    const { sms, ...mail } = noticeIn(recipient.language);
    if (emailNotificationPermission && emailVerifiedAt)
      await queueMessage(ports, tx, { kind: 'mail', to: email, ...mail });
    if (phoneNotificationPermission && phone) await queueMessage(ports, tx, { kind: 'sms', to: phone, body: sms });
  }
}

/** The text of a notice for each channel. */
interface Notice extends Mail {
  readonly sms: string;
}

const KEPT_MS = 400 * DAY_MS;

/** Deletes notices that are more than a year old. A notice is sent at most once a year. */
export async function clearNotices(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, notices, lte(notices.sentAt, new Date(now.getTime() - KEPT_MS)));
}

// The recipients are one query over people, members and companies. It is here because those folders do not know about
// notices.

/** The owner of a company with the chosen channels (NTF-01). */
export function ownerToTell(tx: ServerTx, companyId: string) {
  return tx
    .select(columns)
    .from(users)
    .innerJoin(companies, eq(companies.ownerId, users.id))
    .where(eq(companies.id, companyId));
}

/** The owner and everyone who may read requests, with the chosen channels (NTF-01). */
export function readersOfRequests(tx: ServerTx, companyId: string) {
  return tx
    .select(columns)
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(
      and(
        eq(members.companyId, companyId),
        or(
          eq(companies.ownerId, users.id),
          and(isNotNull(users.emailVerifiedAt), allows(members.permissions, 'iptalItirazRead')),
        ),
      ),
    );
}

const columns = {
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  phone: users.phone,
  language: users.language,
  emailNotificationPermission: users.emailNotificationPermission,
  phoneNotificationPermission: users.phoneNotificationPermission,
};
