import { normalizeSmsCode, toAccountPhone, validatePhoneChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { countPhoneTry, spendPhoneCode } from '../../db/queries/phoneApproval';
import { type User, updateUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { phoneCodeMac } from './phoneCodeMac';

/** The fifth wrong code is the last one (ACC-36). */
const MOST_TRIES = 5;

/** Stores the phone when the code is the one that was sent to it (ACC-36). */
export async function approvePhone(
  { db, clock, secrets }: Ports,
  userId: string,
  body: components['schemas']['PhoneApproval'],
): Promise<User> {
  refuseFaults(validatePhoneChange(body));
  const phone = toAccountPhone(body.phone);
  const now = clock.now();
  const sent = await countPhoneTry(db.queries, userId, phone, now);
  if (!sent) throw accountProblems.phoneCodeExpired();
  if (sent.tries > MOST_TRIES) throw accountProblems.phoneCodeTriesSpent();
  if ((await phoneCodeMac(secrets, { userId, phone, code: normalizeSmsCode(body.code) })) !== sent.codeMac)
    throw accountProblems.wrongPhoneCode();

  return db.transaction(async (tx) => {
    if (!(await spendPhoneCode(tx, userId, sent.codeMac))) throw accountProblems.phoneCodeExpired();
    const user = await updateUser(tx, userId, { phone });
    if (!user) throw accountProblems.phoneCodeExpired();
    await writeAudit(tx, { action: 'approvePhone', userId, entityId: userId, at: now });
    return user;
  });
}
