import type { components } from '@kalem/openapi';
import { changeCoupon, type CouponRow } from '../../db/queries/coupon';
import { writeAudit } from '../../db/audit';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

/** Notes who was given a coupon (ADM-15). */
export async function updateCoupon(
  { db, clock }: Ports,
  userId: string,
  id: string,
  { musteri, musteriyeVerildi }: components['schemas']['CouponWrite'],
): Promise<CouponRow> {
  return db.transaction(async (tx) => {
    const row = await changeCoupon(tx, id, { musteri: musteri.trim(), musteriyeVerildi: musteriyeVerildi.Valid });
    if (!row) throw callProblems.notFound();
    await writeAudit(tx, { action: 'updateCoupon', userId, entityId: id, at: clock.now() });
    return row;
  });
}
