import { validateNameChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { type AuditAction, writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { normalizeName } from './names';
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

function change(
  { db, clock }: Ports,
  userId: string,
  action: AuditAction,
  fields: Parameters<typeof updateUser>[2],
): Promise<User> {
  return withServer(db, 'people', async (tx) => {
    const user = await updateUser(tx, userId, fields);
    if (!user) throw callProblems.noSession();
    await writeAudit(tx, { action, userId, entityId: userId, at: clock.now() });
    return user;
  });
}
