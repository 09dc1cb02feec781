import { validateCampaign } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { findCampaign, insertCampaign, insertCoupons, type CampaignRow } from '../../db/queries/campaign';
import { writeAudit } from '../../db/audit';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { refuseFaults } from '../../problems/refuseFaults';
import { couponCode } from './couponCode';

/** So many at a time, that nothing else waits for long. */
const AT_ONCE = 1000;

/** Makes a campaign and its coupons (ADM-12). The same `id` again means the same call again. */
export async function createCampaign(
  { db, clock }: Ports,
  userId: string,
  id: string,
  body: components['schemas']['CampaignWrite'],
): Promise<CampaignRow> {
  refuseFaults(validateCampaign(body));
  const { ad, aciklama = '', kuponSayisi, indirimOrani } = body;
  const row: CampaignRow = {
    id,
    ad: ad.trim(),
    aciklama: aciklama.trim(),
    kuponSayisi,
    indirimOrani,
    createdAt: clock.now(),
  };
  return db.transaction(async (tx) => {
    const made = await findCampaign(tx, id);
    if (made) return made;
    await insertCampaign(tx, row);
    await addCoupons(tx, id, kuponSayisi);
    await writeAudit(tx, {
      action: 'createCampaign',
      userId,
      entityId: id,
      details: { kuponSayisi, indirimOrani },
      at: row.createdAt,
    });
    return row;
  });
}

/** A code that exists already, which hardly ever happens, is drawn anew. */
async function addCoupons(tx: Queries, campaignId: string, count: number): Promise<void> {
  for (let missing = count; missing > 0;) {
    const codes = new Set(Array.from({ length: Math.min(missing, AT_ONCE) }, couponCode));
    missing -= await insertCoupons(tx, campaignId, [...codes]);
  }
}
