import type { components } from '@kalem/openapi';
import type { User } from '../db/queries/userAccount';

/** A user on the wire. */
export function userAnswer({
  id,
  name,
  email,
  phone,
  phoneNotificationPermission,
  emailNotificationPermission,
}: User): components['schemas']['User'] {
  return { id, name, email, phone, phoneNotificationPermission, emailNotificationPermission };
}
