import { writeAudit } from '../db/audit';
import { isDuplicate } from '../db/rows';
import { serverQueries, withServer } from '../db/wall';
import { deleteKeysOf } from '../companies/apiKeys';
import { findEmailLink, spendEmailLink, voidLaterWaysBack, voidVerifications } from '../people/emailLinks';
import { voidPasswordLinks } from '../people/passwordLinks';
import { lockUser, updateUser } from '../people/statements';
import { forgetKnownAddresses } from '../people/tryLimits';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import { sha256 } from '../db/secretTexts';
import { endSessionsOf } from './statements';

/**
 * What a mailed link does to an address: it proves the present one, puts a new one in its place, or brings an
 * old one back. The way back takes everything from the person who changed it: sessions, password, links on their way,
 * later ways back, and the API keys, for nobody knows how long they had been in the account before.
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
      // Links to a new password went to the address before.
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
    // Another user has taken the address since.
    if (isDuplicate(error)) throw peopleProblems.emailLinkInvalid();
    throw error;
  }
}
