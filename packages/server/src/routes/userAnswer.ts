import type { components } from '@kalem/openapi';
import type { users } from '../db/schema';

/** A user on the wire. */
export function userAnswer({ id, name, email, phone, phoneNotificationPermission, emailNotificationPermission }: typeof users.$inferSelect): components['schemas']['User'] {
  return { id, name, email, phone, phoneNotificationPermission, emailNotificationPermission };
}
