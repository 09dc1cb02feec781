import { desc, eq, max, sql } from 'drizzle-orm';
import { validateCampaign } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { rowsOf } from '../db/rows';
import { withServer } from '../db/wall';
import { changeCoupon, type CouponRow } from '../payments/statements';
import { campaigns, coupons } from '../payments/tables';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';

export type CampaignRow = typeof campaigns.$inferSelect;

/** Creates a campaign with its coupons (ADM-12). A repeated `id` is the same call. */
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
  return withServer(db, 'operator', async (tx) => {
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

/** Stores who received a coupon (ADM-15). */
export async function updateCoupon(
  { db, clock }: Ports,
  userId: string,
  id: string,
  { musteri, musteriyeVerildi }: components['schemas']['CouponWrite'],
): Promise<CouponRow> {
  return withServer(db, 'operator', async (tx) => {
    const row = await changeCoupon(tx, id, { musteri: musteri.trim(), musteriyeVerildi: musteriyeVerildi.Valid });
    if (!row) throw callProblems.notFound();
    await writeAudit(tx, { action: 'updateCoupon', userId, entityId: id, at: clock.now() });
    return row;
  });
}

/** Newest first. */
export function listCampaigns(tx: ServerTx): Promise<CampaignRow[]> {
  return tx.select().from(campaigns).orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

export async function findCampaign(tx: ServerTx, id: string): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

async function insertCampaign(tx: ServerTx, row: CampaignRow): Promise<void> {
  await tx.insert(campaigns).values(row);
}

/** The size of a batch, so that other work does not wait long. */
const AT_ONCE = 1000;

/** Adds coupons. Draws again for a code that exists already, which is very rare. */
async function addCoupons(tx: ServerTx, campaignId: string, count: number): Promise<void> {
  for (let missing = count; missing > 0;) {
    const codes = new Set(Array.from({ length: Math.min(missing, AT_ONCE) }, couponCode));
    missing -= await insertCoupons(tx, campaignId, [...codes]);
  }
}

/** Without I, O, 0 and 1, which are easily confused (ADM-12). */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A random coupon code. With 32 letters, each takes five bits of a byte, so all are equally likely. */
function couponCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Inserts these codes as coupons in one statement. Returns how many of them were new. */
async function insertCoupons(tx: ServerTx, campaignId: string, codes: readonly string[]): Promise<number> {
  const [last] = await tx
    .select({ sira: max(coupons.sira) })
    .from(coupons)
    .where(eq(coupons.campaignId, campaignId));
  const stored = await rowsOf<{ id: string }>(
    tx,
    sql`
      insert into coupon (id, campaign_id, sira, kod)
      select gen_random_uuid(), ${campaignId}::uuid, ${last?.sira ?? 0}::int + given.place, given.kod
      from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as given(kod, place)
      on conflict (kod) do nothing
      returning id`,
  );
  return stored.length;
}
