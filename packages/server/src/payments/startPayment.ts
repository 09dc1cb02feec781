import { istanbulNow, membershipPrice, printedAddress, validatePayment } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { readCompany, serverQueries, withCompany } from '../db/wall';
import { findUser } from '../people/statements';
import type { PaymentOrder } from '../ports/Payments';
import type { Ports } from '../ports/Ports';
import * as paymentProblems from '../problems/paymentProblems';
import { refuseFaults } from '../problems/faults';
import { countCouponTry, findCouponFor, grantFreeYear } from './coupons';
import { paymentProvider, recordOutcome } from './outcome';
import { findPayment, insertPayment, setPaymentStart, openPaymentOf, type PaymentRow } from './statements';

interface PaymentStart {
  /** The `tx` on the wire. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly address: string | undefined;
  readonly card: components['schemas']['CardPayment'];
}

const FREE = '0.00';
/** A payment whose payer did not return is checked after this time. */
const LOOKED_AFTER_SECONDS = 120;

/**
 * Starts the payment of a year and returns the URL of the bank's 3-D page (PAY-16). A repeated `id` is the same call. A
 * company has one open payment, so an older one is ended first. If that one was paid, nothing is left to pay.
 */
export async function startPayment(ports: Ports, start: PaymentStart): Promise<{ url: string }> {
  const { id, companyId, userId, card } = start;
  // A card payment may omit the agreement; only a free year requires it.
  const today = istanbulNow(ports.clock.now()).date;
  refuseFaults(validatePayment({ ...card, membership: true }, { today }));
  const made = await readCompany(ports.db, companyId, (tx) => findPayment(tx, id));
  if (made?.url) return { url: made.url };
  await limitAttempts(ports, 'startPayment', userId);
  await endOlder(ports, companyId, id);
  const opened = made ?? (await open(ports, start));
  return { url: opened.durum === 'ODENDI' ? returnUrl(ports, id) : await beginAtProvider(ports, opened, start) };
}

async function endOlder(ports: Ports, companyId: string, id: string): Promise<void> {
  const open = await readCompany(ports.db, companyId, openPaymentOf);
  if (!open || open.id === id) return;
  const outcome = await paymentProvider(ports, (payments) => payments.cancel(open));
  const settled = await recordOutcome(ports, open, outcome);
  if (settled?.durum === 'ODENDI') throw paymentProblems.alreadyPaid();
  if (settled?.durum === 'BEKLIYOR') throw paymentProblems.startedElsewhere();
}

/** Stores the payment with its price and reserves the coupon. At price 0 it is completed at once. */
async function open(ports: Ports, { id, companyId, userId, card }: PaymentStart): Promise<PaymentRow> {
  const kod = card.coupon?.trim() ?? '';
  const tries = kod === '' ? undefined : await countCouponTry(ports, userId);
  const now = ports.clock.now();
  return withCompany(ports.db, companyId, async (tx) => {
    const coupon = tries === undefined ? undefined : await findCouponFor(tx, kod, tries);
    const { amount } = membershipPrice(coupon?.indirimOrani);
    if (coupon && amount === FREE) {
      await grantFreeYear(ports, tx, { id, userId, couponId: coupon.id, membership: card.membership });
    } else {
      const isStored = await insertPayment(tx, {
        id,
        userId,
        couponId: coupon?.id ?? null,
        amount,
        durum: 'BEKLIYOR',
        createdAt: now,
        settledAt: null,
      });
      if (!isStored) throw paymentProblems.startedElsewhere();
      await ports.jobs.enqueue(tx, 'settlePayment', { companyId, paymentId: id }, LOOKED_AFTER_SECONDS);
      await writeAudit(tx, { action: 'startPayment', userId, entityId: id, details: { amount }, at: now });
    }
    const row = await findPayment(tx, id);
    if (!row) throw paymentProblems.startedElsewhere();
    return row;
  });
}

function returnUrl({ config }: Ports, id: string): string {
  return `${config.publicUrl}/payment/${id}`;
}

/** Sends the card to the provider. Returns the next page: the bank's, or ours that shows the bank's HTML. */
async function beginAtProvider(ports: Ports, row: PaymentRow, { card, address }: PaymentStart): Promise<string> {
  const { db, secrets, config } = ports;
  const { id, companyId, amount } = row;
  const callbackUrl = `${config.publicUrl}/api/payment/${id}/callback`;
  const order: PaymentOrder = {
    id,
    amount,
    callbackUrl,
    returnUrl: returnUrl(ports, id),
    buyer: { ...(await buyerOf(ports, row)), ip: address },
  };
  const { coupon: _coupon, membership: _membership, ...cardAlone } = card;
  const started = await paymentProvider(ports, (payments) => payments.start(order, cardAlone));
  if (started.state === 'refused') {
    await recordOutcome(ports, row, started);
    throw paymentProblems.refused(started.reason);
  }
  const { providerId, page } = started;
  // The bank's page may contain secrets. So it is sealed, and deleted when the payment is settled.
  const shown =
    'url' in page
      ? { url: page.url, sayfa: null }
      : { url: `${config.publicUrl}/api/payment/${id}/page`, sayfa: await secrets.seal(page.html, `payment ${id}`) };
  await withCompany(db, companyId, (tx) => setPaymentStart(tx, id, { providerId, ...shown }));
  return shown.url;
}

async function buyerOf({ db }: Ports, { userId, companyId }: PaymentRow): Promise<Omit<PaymentOrder['buyer'], 'ip'>> {
  const [user, company] = await Promise.all([
    findUser(serverQueries(db, 'people'), userId),
    readCompany(db, companyId, findCompany),
  ]);
  if (!user || !company) throw paymentProblems.startedElsewhere();
  const address = printedAddress(company).join(' ') || companyTitle(company) || 'Şirketiniz';
  return {
    id: userId,
    name: user.name,
    email: user.email,
    phone: user.phone ?? company.yetkiliTelNo,
    taxNumber: company.vknTckn,
    address,
    city: company.il || 'İstanbul',
  };
}
