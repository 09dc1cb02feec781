import { and, asc, desc, eq, exists, isNull, ne, or } from 'drizzle-orm';
import { companies, members } from '../companies/tables';
import type { CompanyTx, ServerTx, Tx } from '../ports/Database';
import { campaigns, coupons, payments } from './tables';

export type PaymentRow = typeof payments.$inferSelect;

/** Finds a payment: of the company, or of any company for the server, which knows only the payment's id. */
export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(isIt(tx, id));
  return row;
}

/** Finds a payment for its payer or a member of its company. The company is not known beforehand. */
export async function findPaymentFor(tx: ServerTx, id: string, userId: string): Promise<PaymentRow | undefined> {
  const isMember = exists(
    tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.companyId, payments.companyId), eq(members.userId, userId))),
  );
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), or(eq(payments.userId, userId), isMember)));
  return row;
}

export async function openPaymentOf(tx: CompanyTx): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, tx.companyId), eq(payments.durum, 'BEKLIYOR')));
  return row;
}

/** The open payment that holds a coupon. */
export async function openPaymentWith(tx: ServerTx, couponId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.couponId, couponId), eq(payments.durum, 'BEKLIYOR')));
  return row;
}

type NewPayment = Pick<PaymentRow, 'id' | 'userId' | 'couponId' | 'amount' | 'durum' | 'createdAt' | 'settledAt'>;

/** Inserts a payment. Returns false when the company has an open one, or the coupon is reserved. */
export async function insertPayment(tx: CompanyTx, row: NewPayment): Promise<boolean> {
  const rows = await tx
    .insert(payments)
    .values({ ...row, companyId: tx.companyId })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return rows.length > 0;
}

export async function setPaymentStart(
  tx: CompanyTx,
  id: string,
  start: Pick<PaymentRow, 'providerId' | 'url' | 'sayfa'>,
): Promise<void> {
  await tx.update(payments).set(start).where(isIt(tx, id));
}

/** Marks a payment as paid. Concurrent calls: only one gets true. Accepts late payments too. */
export async function markPaymentPaid(tx: CompanyTx, id: string, settledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ durum: 'ODENDI', hata: null, sayfa: null, settledAt })
    .where(and(isIt(tx, id), ne(payments.durum, 'ODENDI')))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Marks a payment as refused. Of several concurrent calls only one gets true. */
export async function markPaymentRefused(tx: CompanyTx, id: string, hata: string, settledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ durum: 'REDDEDILDI', hata, sayfa: null, settledAt })
    .where(and(isIt(tx, id), eq(payments.durum, 'BEKLIYOR')))
    .returning({ id: payments.id });
  return rows.length > 0;
}

export type ListedPayment = Pick<PaymentRow, 'id' | 'companyId' | 'amount' | 'durum' | 'hata' | 'createdAt'> & {
  readonly company: Pick<typeof companies.$inferSelect, 'vknTckn' | 'unvan' | 'ad' | 'soyad'>;
  readonly kupon: Pick<CouponRow, 'kod'> | null;
  readonly kampanya: Pick<typeof campaigns.$inferSelect, 'indirimOrani'> | null;
};

/** Paid payments, and with `hepsi` also open and refused ones. Newest first. */
export function listPayments(tx: ServerTx, { hepsi }: { hepsi: boolean }): Promise<ListedPayment[]> {
  const { id, companyId, amount, durum, hata, createdAt } = payments;
  const { vknTckn, unvan, ad, soyad } = companies;
  return tx
    .select({
      id,
      companyId,
      amount,
      durum,
      hata,
      createdAt,
      company: { vknTckn, unvan, ad, soyad },
      kupon: { kod: coupons.kod },
      kampanya: { indirimOrani: campaigns.indirimOrani },
    })
    .from(payments)
    .innerJoin(companies, eq(companies.id, payments.companyId))
    .leftJoin(coupons, eq(coupons.id, payments.couponId))
    .leftJoin(campaigns, eq(campaigns.id, coupons.campaignId))
    .where(hepsi ? undefined : eq(payments.durum, 'ODENDI'))
    .orderBy(desc(createdAt), desc(id));
}

function isIt(tx: Tx, id: string) {
  return and(eq(payments.id, id), tx.companyId === undefined ? undefined : eq(payments.companyId, tx.companyId));
}

/** A coupon, which belongs to no company. */
export type CouponRow = typeof coupons.$inferSelect;

/** Finds and locks the coupon with this code. Two payments that want it run one after the other. */
export async function lockCoupon(
  tx: ServerTx,
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

/** Marks a coupon as used. Returns false when it was used already. */
export async function consumeCoupon(tx: ServerTx, id: string, companyId: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ usedAt, usedBy: companyId })
    .where(and(eq(coupons.id, id), isNull(coupons.usedAt)))
    .returning({ id: coupons.id });
  return rows.length > 0;
}

export function pageOfCoupons(
  tx: ServerTx,
  campaignId: string,
  { onlyGiven, offset, limit }: { onlyGiven: boolean; offset: number; limit: number },
): Promise<CouponRow[]> {
  const given = onlyGiven ? eq(coupons.musteriyeVerildi, true) : undefined;
  return tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.campaignId, campaignId), given))
    .orderBy(asc(coupons.sira))
    .limit(limit)
    .offset(offset);
}

export async function changeCoupon(
  tx: ServerTx,
  id: string,
  change: Pick<CouponRow, 'musteri' | 'musteriyeVerildi'>,
): Promise<CouponRow | undefined> {
  const [row] = await tx.update(coupons).set(change).where(eq(coupons.id, id)).returning();
  return row;
}
