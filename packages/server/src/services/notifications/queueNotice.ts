import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { queueMessage } from '../messages/queueMessage';
import type { Notice } from './Notice';

interface Recipient {
  readonly email: string;
  readonly phone: string | null;
  readonly emailNotificationPermission: boolean;
  readonly phoneNotificationPermission: boolean;
}

/** Tells people by mail, by SMS, by both or not at all, as their settings say (NTF-01, NTF-03). */
export async function queueNotice(
  ports: Ports,
  tx: Queries,
  recipients: readonly Recipient[],
  { subject, body, sms }: Notice,
): Promise<void> {
  for (const { email, phone, emailNotificationPermission, phoneNotificationPermission } of recipients) {
    if (emailNotificationPermission) await queueMessage(ports, tx, { kind: 'mail', to: email, subject, body });
    if (phoneNotificationPermission && phone) await queueMessage(ports, tx, { kind: 'sms', to: phone, body: sms });
  }
}
