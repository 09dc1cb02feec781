import { toAccountPhone, validatePhoneChange } from '@kalem/domain';
import { putPhoneCode } from '../../db/queries/phoneApproval';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import { refuseFaults } from '../../problems/refuseFaults';
import { limitAttempts } from '../limitAttempts';
import { queueMessage } from '../messages/queueMessage';
import { phoneCodeMac } from './phoneCodeMac';

const HOUR = 3600;
const LIFE_MS = 300_000;
/** Each code costs money, and the patience of whoever has the number. */
const MOST_PER_USER = 5;
const MOST_PER_PHONE = 5;
const MOST_PER_ADDRESS = 20;

/** Sends a code to a phone, which is the user's once the code has come back (ACC-36). A newer code takes the place of an older one. */
export async function requestPhoneCode(
  ports: Ports,
  userId: string,
  body: { phone: string },
  address: string | undefined,
): Promise<void> {
  refuseFaults(validatePhoneChange(body));
  const phone = toAccountPhone(body.phone);
  await limitAttempts(ports, { purpose: 'phoneCode user', subject: userId, most: MOST_PER_USER, windowSeconds: HOUR });
  await limitAttempts(ports, { purpose: 'phoneCode phone', subject: phone, most: MOST_PER_PHONE, windowSeconds: HOUR });
  if (address)
    await limitAttempts(ports, {
      purpose: 'phoneCode address',
      subject: address,
      most: MOST_PER_ADDRESS,
      windowSeconds: HOUR,
    });

  const { db, clock, secrets } = ports;
  const now = clock.now();
  const code = sixDigits();
  const codeMac = await phoneCodeMac(secrets, { userId, phone, code });
  await db.transaction(async (tx) => {
    await putPhoneCode(tx, { userId, phone, codeMac, expiresAt: new Date(now.getTime() + LIFE_MS) });
    await queueMessage(ports, tx, { kind: 'sms', to: phone, body: `Kalem telefon doğrulama kodunuz: ${code}` });
    await writeAudit(tx, { action: 'requestPhoneCode', userId, entityId: userId, at: now });
  });
}

function sixDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}
