import { and, desc, eq, exists, ne, or } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { members } from '../companies/tables';
import { payments } from './tables';

export type PaymentRow = typeof payments.$inferSelect;
type NewPayment = Pick<
  PaymentRow,
  'id' | 'companyId' | 'userId' | 'couponId' | 'amount' | 'durum' | 'createdAt' | 'settledAt'
>;
// Payments of the yearly membership.

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** For who made it, and for who belongs to its company. */
export async function findPaymentFor(queries: Queries, id: string, userId: string): Promise<PaymentRow | undefined> {
  const isMember = exists(
    queries
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.companyId, payments.companyId), eq(members.userId, userId))),
  );
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), or(eq(payments.userId, userId), isMember)));
  return row;
}

export async function openPaymentOf(queries: Queries, companyId: string): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.durum, 'BEKLIYOR')));
}

export async function openPaymentWith(queries: Queries, couponId: string): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payments)
    .where(and(eq(payments.couponId, couponId), eq(payments.durum, 'BEKLIYOR')));
}

/** Whether it was stored: the company, or the coupon, may have an open one. */
export async function insertPayment(tx: Queries, row: NewPayment): Promise<boolean> {
  const rows = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
  return rows.length > 0;
}

export async function notePaymentStart(
  tx: Queries,
  id: string,
  start: Pick<PaymentRow, 'providerId' | 'url' | 'sayfa'>,
): Promise<void> {
  await tx.update(payments).set(start).where(eq(payments.id, id));
}

/** Whether it is paid now for the first time: of all who ask at once, one gets yes. Money that came after all is taken, whatever we said before. */
export async function markPaymentPaid(tx: Queries, id: string, settledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ durum: 'ODENDI', hata: null, sayfa: null, settledAt })
    .where(and(eq(payments.id, id), ne(payments.durum, 'ODENDI')))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Whether this is what refused it: of all who ask at once, one gets yes. */
export async function markPaymentRefused(tx: Queries, id: string, hata: string, settledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ durum: 'REDDEDILDI', hata, sayfa: null, settledAt })
    .where(and(eq(payments.id, id), eq(payments.durum, 'BEKLIYOR')))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** What was paid, newest first. */
export function listPaidPayments(
  queries: Queries,
): Promise<Pick<PaymentRow, 'id' | 'companyId' | 'amount' | 'createdAt'>[]> {
  const { id, companyId, amount, createdAt } = payments;
  return queries
    .select({ id, companyId, amount, createdAt })
    .from(payments)
    .where(eq(payments.durum, 'ODENDI'))
    .orderBy(desc(createdAt), desc(id));
}
