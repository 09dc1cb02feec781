import { countRequestLook, endSentRequest, type SentRequest } from '../../db/queries/sentRequest';
import { withCompany } from '../../db/wall';
import type { PortalTurn } from '../../portal/turn';
import { auditSent } from './auditSent';
import type { Sighting } from './Sighting';

/** The portal may list a new request late, so that it counts as never made only after so many looks in so long a time. */
const LOOKS = 5;
const ABSENT_AFTER_MS = 180_000;

/** Decides by the portal's list what became of a request whose answer was lost. Answers how it stands; BELIRSIZ is looked at again. */
export async function decideSent(
  { ports: { db, clock }, companyId }: PortalTurn,
  sent: SentRequest,
  seen: Sighting<unknown>,
): Promise<SentRequest['durum']> {
  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    if (seen.kind === 'made') {
      const durum = seen.islem === sent.islem ? 'YAPILDI' : 'YAPILMADI';
      await endSentRequest(tx, sent, durum);
      if (durum === 'YAPILDI') await auditSent(tx, sent, now);
      return durum;
    }
    await countRequestLook(tx, sent);
    const isAbsent = sent.bakilma + 1 >= LOOKS && now.getTime() - sent.startedAt.getTime() >= ABSENT_AFTER_MS;
    if (isAbsent) await endSentRequest(tx, sent, 'YAPILMADI');
    return isAbsent ? 'YAPILMADI' : 'BELIRSIZ';
  });
}
