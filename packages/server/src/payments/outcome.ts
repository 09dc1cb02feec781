import { writeAudit } from '../db/audit';
import { readCompany, serverQueries, withCompany } from '../db/wall';
import { type PaymentOutcome, type Payments, PaymentsUnreachable } from '../ports/Payments';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as paymentProblems from '../problems/paymentProblems';
import { tellPartner } from '../webhooks/events';
import { startLicence } from './licence';
import { findPayment, findPaymentFor, markPaymentPaid, markPaymentRefused, type PaymentRow } from './statements';

/**
 * The outcome of a payment, or the reason of its failure (PAY-18). Clients poll it. Throws 404 for a user who neither
 * paid nor is a member.
 */
export async function checkPayment(
  ports: Ports,
  userId: string,
  id: string,
): Promise<{ verified: boolean; error: string }> {
  const row = await findPaymentFor(serverQueries(ports.db, 'payments'), id, userId);
  if (!row) throw callProblems.notFound();
  const settled =
    row.durum === 'BEKLIYOR'
      ? await recordOutcome(ports, row, await paymentProvider(ports, (payments) => payments.check(row)))
      : row;
  if (settled?.durum === 'ODENDI') return { verified: true, error: '' };
  return { verified: false, error: settled?.hata ?? paymentProblems.NOT_YET };
}

/**
 * Handles the bank page's return. Anybody can make this call, so only the provider's own answer counts. If the provider
 * is unreachable, the payment stays open, and the payer's page and a job ask again.
 */
export async function completePayment(
  ports: Ports,
  id: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, payments, log } = ports;
  const row = await findPayment(serverQueries(db, 'payments'), id);
  if (row?.durum !== 'BEKLIYOR' || !payments) return;
  try {
    await recordOutcome(ports, row, await payments.complete(row, answer));
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    log('warn', 'payment_not_completed', { paymentId: id });
  }
}

/** The time limit on the bank's page. The coupon stays reserved for as long. */
const LIFETIME_SECONDS = 1800;

/**
 * Settles a payment, because the payer may not have returned, or the server may have died. Returns whether it is
 * settled. After half an hour it is cancelled at the provider first, so that a payment made until then counts.
 */
export async function endPayment(ports: Ports, companyId: string, paymentId: string): Promise<boolean> {
  const { db, payments, clock } = ports;
  const row = await readCompany(db, companyId, (tx) => findPayment(tx, paymentId));
  if (row?.durum !== 'BEKLIYOR') return true;
  const isLate = clock.now().getTime() - row.createdAt.getTime() >= LIFETIME_SECONDS * 1000;
  if (!payments) return false;
  const outcome = isLate ? await payments.cancel(row) : await payments.check(row);
  const settled = await recordOutcome(ports, row, outcome);
  return settled?.durum !== 'BEKLIYOR';
}

/** The bank's 3-D page of an open payment, if the provider returned HTML. Throws 404 otherwise. */
export async function readPaymentPage({ db, secrets }: Ports, id: string): Promise<string> {
  const row = await findPayment(serverQueries(db, 'payments'), id);
  if (row?.durum !== 'BEKLIYOR' || row.sayfa === null) throw callProblems.notFound();
  return secrets.open(row.sayfa, `payment ${id}`);
}

/** Records the outcome of a payment. Recording it as paid several times starts the licence once (PAY-20). */
export function recordOutcome(
  ports: Ports,
  { id, companyId, couponId, userId, amount }: PaymentRow,
  outcome: PaymentOutcome,
): Promise<PaymentRow | undefined> {
  const now = ports.clock.now();
  return withCompany(ports.db, companyId, async (tx) => {
    if (outcome.state === 'refused' && (await markPaymentRefused(tx, id, outcome.reason, now))) {
      await writeAudit(tx, {
        action: 'settlePayment',
        userId,
        entityId: id,
        details: { amount, durum: 'REDDEDILDI', hata: outcome.reason },
        at: now,
      });
    }
    if (outcome.state === 'paid' && (await markPaymentPaid(tx, id, now))) {
      await startLicence(ports, tx, couponId);
      await writeAudit(tx, { action: 'verifyPayment', userId, entityId: id, details: { amount }, at: now });
      await tellPartner(ports, tx, { type: 'odeme.alindi', entityId: id, data: { odemeId: id, tutar: amount } });
    }
    return findPayment(tx, id);
  });
}

/** Calls the payment provider. Throws 503 when there is none or it does not answer. */
export async function paymentProvider<T>({ payments }: Ports, ask: (payments: Payments) => Promise<T>): Promise<T> {
  if (!payments) throw paymentProblems.notConfigured();
  return ask(payments).catch((error: unknown) => {
    throw error instanceof PaymentsUnreachable ? paymentProblems.unreachable() : error;
  });
}
