import { validateEmailChange, validateNameChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { isDuplicate } from '../db/rows';
import { withServer } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as peopleProblems from '../problems/peopleProblems';
import { refuseFaults } from '../problems/refuseFaults';
import { normalizeEmail, normalizeName } from './names';
import { voidPasswordLinks } from './passwordLinks';
import { updateUser, type User } from './statements';

type Schemas = components['schemas'];

export function changeName(ports: Ports, userId: string, body: Schemas['NameChange']): Promise<User> {
  refuseFaults(validateNameChange(body));
  return change(ports, userId, 'updateName', { name: normalizeName(body.name) });
}

export function changeNotifications(
  ports: Ports,
  userId: string,
  body: Schemas['NotificationPermissions'],
): Promise<User> {
  const { phoneNotificationPermission, emailNotificationPermission } = body;
  return change(ports, userId, 'updateNotifications', { phoneNotificationPermission, emailNotificationPermission });
}

/** Changes the mail address (ACC-33). Links that were mailed to the old one are void: it may be somebody else's by now. */
export async function changeEmail({ db, clock }: Ports, userId: string, body: { email: string }): Promise<User> {
  refuseFaults(validateEmailChange(body));
  const now = clock.now();
  try {
    return await withServer(db, 'people', async (tx) => {
      const user = await updateUser(tx, userId, { email: normalizeEmail(body.email) });
      if (!user) throw callProblems.noSession();
      await voidPasswordLinks(tx, userId, now);
      await writeAudit(tx, { action: 'updateEmail', userId, entityId: userId, at: now });
      return user;
    });
  } catch (error) {
    if (isDuplicate(error)) throw peopleProblems.emailTaken();
    throw error;
  }
}

function change(
  { db, clock }: Ports,
  userId: string,
  action: string,
  fields: Parameters<typeof updateUser>[2],
): Promise<User> {
  return withServer(db, 'people', async (tx) => {
    const user = await updateUser(tx, userId, fields);
    if (!user) throw callProblems.noSession();
    await writeAudit(tx, { action, userId, entityId: userId, at: clock.now() });
    return user;
  });
}
