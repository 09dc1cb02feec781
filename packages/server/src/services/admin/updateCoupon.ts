import type { components } from '@kalem/openapi';
import { changeCoupon, type CouponRow } from '../../db/queries/coupon';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';

/** Notes who was given a coupon (ADM-15). */
export async function updateCoupon(
  { db, clock }: Ports,
  userId: string,
  id: string,
  { musteri, musteriyeVerildi }: components['schemas']['CouponWrite'],
): Promise<CouponRow> {
  return db.transaction(async (tx) => {
    const row = await changeCoupon(tx, id, { musteri: musteri.trim(), musteriyeVerildi: musteriyeVerildi.Valid });
    if (!row) throw requestProblems.notFound();
    await writeAudit(tx, { action: 'updateCoupon', userId, entityId: id, at: clock.now() });
    return row;
  });
}
