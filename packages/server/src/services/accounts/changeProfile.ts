import { validateNameChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { type User, updateUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as accessProblems from '../../problems/accessProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { normalizeName } from './normalizeName';

type Schemas = components['schemas'];
// What a user changes of the account without further ado. Each answers the user.

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

function change(
  { db, clock }: Ports,
  userId: string,
  action: string,
  fields: Parameters<typeof updateUser>[2],
): Promise<User> {
  return db.transaction(async (tx) => {
    const user = await updateUser(tx, userId, fields);
    if (!user) throw accessProblems.noSession();
    await writeAudit(tx, { action, userId, entityId: userId, at: clock.now() });
    return user;
  });
}
