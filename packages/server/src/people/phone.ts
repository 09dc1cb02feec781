import { and, eq, gt, sql } from 'drizzle-orm';
import { normalizeSmsCode, toPersonPhone, validatePhoneChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitAttempts, limitNetwork } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { phoneCodeSms } from '../messages/templates/account';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import { refuseFaults } from '../problems/faults';
import { findUser, updateUser, type User } from './statements';
import { phoneCodes } from './tables';

const LIFE_MS = 300_000;

/**
 * Sends a code to a phone. Entering the code makes it the user's phone (ACC-36). A newer code replaces an older one.
 */
export async function requestPhoneCode(
  ports: Ports,
  userId: string,
  body: { phone: string },
  address: string | undefined,
): Promise<void> {
  refuseFaults(validatePhoneChange(body));
  const phone = toPersonPhone(body.phone);
  await limitAttempts(ports, 'phoneCode user', userId);
  await limitAttempts(ports, 'phoneCode phone', phone);
  if (address) await limitNetwork(ports, 'phoneCode address', { address });

  const { db, clock, secrets } = ports;
  const now = clock.now();
  const code = sixDigits();
  const codeMac = await secrets.mac(PHONE_CODE, codeText({ userId, phone, code }));
  await withServer(db, 'people', async (tx) => {
    await putPhoneCode(tx, { userId, phone, codeMac, expiresAt: new Date(now.getTime() + LIFE_MS) });
    const language = (await findUser(tx, userId))?.language ?? 'tr';
    await queueMessage(ports, tx, { kind: 'sms', to: phone, body: phoneCodeSms(language, { code }) });
    await writeAudit(tx, { action: 'requestPhoneCode', userId, entityId: userId, at: now });
  });
}

/** The fifth wrong code ends the request (ACC-36). */
const MOST_TRIES = 5;

/** Stores the phone if the code is correct (ACC-36). */
export async function approvePhone(
  { db, clock, secrets }: Ports,
  userId: string,
  body: components['schemas']['PhoneApproval'],
): Promise<User> {
  refuseFaults(validatePhoneChange(body));
  const phone = toPersonPhone(body.phone);
  const now = clock.now();
  const sent = await countPhoneTry(serverQueries(db, 'people'), userId, phone, now);
  if (!sent) throw peopleProblems.phoneCodeExpired();
  if (sent.tries > MOST_TRIES) throw peopleProblems.phoneCodeTriesSpent();
  const macs = await secrets.macs(PHONE_CODE, codeText({ userId, phone, code: normalizeSmsCode(body.code) }));
  if (!macs.includes(sent.codeMac)) throw peopleProblems.wrongPhoneCode();

  return withServer(db, 'people', async (tx) => {
    if (!(await spendPhoneCode(tx, userId, sent.codeMac))) throw peopleProblems.phoneCodeExpired();
    const user = await updateUser(tx, userId, { phone });
    if (!user) throw peopleProblems.phoneCodeExpired();
    await writeAudit(tx, { action: 'approvePhone', userId, entityId: userId, at: now });
    return user;
  });
}

function sixDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}

const PHONE_CODE = 'phone code';

/** The hashed text of a code. It includes user and phone, because six digits alone are quickly guessed. */
function codeText({ userId, phone, code }: { userId: string; phone: string; code: string }): string {
  return [userId, phone, code].join(' ');
}

interface NewCode {
  readonly userId: string;
  readonly phone: string;
  readonly codeMac: string;
  readonly expiresAt: Date;
}

/** Replaces an older code. */
async function putPhoneCode(tx: ServerTx, { userId, ...code }: NewCode): Promise<void> {
  const values = { ...code, wrongCodes: 0 };
  await tx
    .insert(phoneCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: values });
}

/**
 * Counts a try before it is made, so that a crash cannot give free tries. Returns the expected code. `tries` includes
 * this try.
 */
async function countPhoneTry(
  tx: ServerTx,
  userId: string,
  phone: string,
  now: Date,
): Promise<{ codeMac: string; tries: number } | undefined> {
  const [row] = await tx
    .update(phoneCodes)
    .set({ wrongCodes: sql`${phoneCodes.wrongCodes} + 1` })
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.phone, phone), gt(phoneCodes.expiresAt, now)))
    .returning({ codeMac: phoneCodes.codeMac, tries: phoneCodes.wrongCodes });
  return row;
}

/** Uses the code up. Returns false when it was used or replaced. */
async function spendPhoneCode(tx: ServerTx, userId: string, codeMac: string): Promise<boolean> {
  const rows = await tx
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeMac, codeMac)))
    .returning({ userId: phoneCodes.userId });
  return rows.length > 0;
}
