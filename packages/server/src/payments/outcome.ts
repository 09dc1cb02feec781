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
 * Whether a payment was made, and why not (PAY-18), asked until settled. 404 for a user who neither paid nor is a
 * member.
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
 * Takes the answer of the bank's page to the provider. Anybody can call this, so that only the provider's own word
 * counts; while it is out of reach nothing is settled, and the payer's page and the job ask again.
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

/** How long a payer may take on the bank's page, and how long a coupon stays reserved. */
const LIFETIME_SECONDS = 1800;

/**
 * Brings a payment to its end: nobody may have come back from the bank's page, or the server died in between. Answers
 * whether it has come to one. After half an hour it is given up, at the provider first: what was paid there by then
 * counts.
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

/** The bank's 3-D page of an open payment, where the provider gave it as HTML. 404 where there is none. */
export async function readPaymentPage({ db, secrets }: Ports, id: string): Promise<string> {
  const row = await findPayment(serverQueries(db, 'payments'), id);
  if (row?.durum !== 'BEKLIYOR' || row.sayfa === null) throw callProblems.notFound();
  return secrets.open(row.sayfa, `payment ${id}`);
}

/** Notes what became of a payment. However many note that it was paid, the licence starts once (PAY-20). */
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

/** Asks the payment provider for a call: 503 when there is none, or when it does not answer. */
export async function paymentProvider<T>({ payments }: Ports, ask: (payments: Payments) => Promise<T>): Promise<T> {
  if (!payments) throw paymentProblems.notConfigured();
  return ask(payments).catch((error: unknown) => {
    throw error instanceof PaymentsUnreachable ? paymentProblems.unreachable() : error;
  });
}
