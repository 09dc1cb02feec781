import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { campaigns } from '../schema/campaigns';
import { coupons } from '../schema/coupons';

export type CouponRow = typeof coupons.$inferSelect;
// Coupons; they belong to no company.

/** The coupon with this code and its discount, locked: two payments that want it take turns. */
export async function lockCoupon(
  tx: Queries,
  kod: string,
): Promise<(CouponRow & { indirimOrani: string }) | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .innerJoin(campaigns, eq(campaigns.id, coupons.campaignId))
    .where(eq(coupons.kod, kod))
    .for('update', { of: coupons });
  return row && { ...row.coupon, indirimOrani: row.campaign.indirimOrani };
}

/** Whether it was still unused. */
export async function consumeCoupon(tx: Queries, id: string, companyId: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ usedAt, usedBy: companyId })
    .where(and(eq(coupons.id, id), isNull(coupons.usedAt)))
    .returning({ id: coupons.id });
  return rows.length > 0;
}

export function pageOfCoupons(
  queries: Queries,
  campaignId: string,
  { onlyGiven, offset, limit }: { onlyGiven: boolean; offset: number; limit: number },
): Promise<CouponRow[]> {
  const given = onlyGiven ? eq(coupons.musteriyeVerildi, true) : undefined;
  return queries
    .select()
    .from(coupons)
    .where(and(eq(coupons.campaignId, campaignId), given))
    .orderBy(asc(coupons.sira))
    .limit(limit)
    .offset(offset);
}

export async function changeCoupon(
  tx: Queries,
  id: string,
  change: Pick<CouponRow, 'musteri' | 'musteriyeVerildi'>,
): Promise<CouponRow | undefined> {
  const [row] = await tx.update(coupons).set(change).where(eq(coupons.id, id)).returning();
  return row;
}
