import { writeAudit } from '../db/audit';
import { isDuplicate } from '../db/rows';
import { serverQueries, withServer } from '../db/wall';
import { deleteKeysOf } from '../companies/apiKeys';
import { findEmailLink, spendEmailLink, voidLaterWaysBack, voidVerifications } from '../people/emailLinks';
import { voidPasswordLinks } from '../people/passwordLinks';
import { lockUser, updateUser } from '../people/statements';
import { forgetKnownAddresses } from '../limits/tryLimits';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import { sha256 } from '../db/secretTexts';
import { endSessionsOf } from './statements';

/**
 * Opens a mailed link. It proves the present address, sets a new one, or restores an old one. Restoring removes
 * everything that an intruder may have left: sessions, password, open links, later restore links and API keys.
 */
export async function verifyEmail({ db, clock }: Ports, { token }: { token: string }): Promise<void> {
  const now = clock.now();
  const tokenHash = await sha256(token);
  const link = await findEmailLink(serverQueries(db, 'people'), tokenHash, now);
  if (!link) throw peopleProblems.emailLinkInvalid();
  const { userId, email, purpose } = link;
  try {
    await withServer(db, 'people', async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await spendEmailLink(tx, tokenHash, now))) throw peopleProblems.emailLinkInvalid();
      const isBack = purpose === 'bringBack';
      await updateUser(tx, userId, { email, emailVerifiedAt: now, ...(isBack && { passwordHash: null }) });
      await voidVerifications(tx, userId, now);
      // Password links were mailed to the old address.
      if (email !== user.email || isBack) await voidPasswordLinks(tx, userId, now);
      if (isBack) {
        await endSessionsOf(tx, userId);
        await forgetKnownAddresses(tx, userId);
        await voidLaterWaysBack(tx, link, now);
        await deleteKeysOf(tx, userId, now);
      }
      await writeAudit(tx, { action: isBack ? 'bringEmailBack' : 'verifyEmail', userId, entityId: userId, at: now });
    });
  } catch (error) {
    // Another user took the address in the meantime.
    if (isDuplicate(error)) throw peopleProblems.emailLinkInvalid();
    throw error;
  }
}
