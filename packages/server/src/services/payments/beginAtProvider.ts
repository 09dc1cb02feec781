import { findCompany } from '../../companies/statements';
import { notePaymentStart, type PaymentRow } from '../../db/queries/payment';
import { findUser } from '../../people/statements';
import { withCompany } from '../../db/wall';
import type { PaymentOrder } from '../../ports/Payments';
import type { Ports } from '../../ports/Ports';
import * as paymentProblems from '../../problems/paymentProblems';
import { companyTitle } from '../../companies/wire';
import { paymentProvider } from './paymentProvider';
import { recordOutcome } from './recordOutcome';
import type { PaymentRequest } from './startPayment';

/** Hands the card to the provider and answers where the payer goes on: the bank's page, or our address for it when it came as HTML. */
export async function beginAtProvider(
  ports: Ports,
  row: PaymentRow,
  { card, address }: PaymentRequest,
  returnUrl: string,
): Promise<string> {
  const { db, secrets, config } = ports;
  const { id, companyId, amount } = row;
  const callbackUrl = `${config.publicUrl}/api/payment/${id}/callback`;
  const order: PaymentOrder = {
    id,
    amount,
    callbackUrl,
    returnUrl,
    buyer: { ...(await buyerOf(ports, row)), ip: address },
  };
  const { coupon: _, ...cardAlone } = card;
  const started = await paymentProvider(ports, (payments) => payments.start(order, cardAlone));
  if (started.state === 'refused') {
    await recordOutcome(ports, row, started);
    throw paymentProblems.refused(started.reason);
  }
  const { providerId, page } = started;
  // Nobody knows what a bank writes into its page, so it is kept like a secret, and no longer than the payment is open.
  const shown =
    'url' in page
      ? { url: page.url, sayfa: null }
      : { url: `${config.publicUrl}/api/payment/${id}/page`, sayfa: await secrets.seal(page.html, `payment ${id}`) };
  await withCompany(db, companyId, (tx) => notePaymentStart(tx, id, { providerId, ...shown }));
  return shown.url;
}

async function buyerOf({ db }: Ports, { userId, companyId }: PaymentRow): Promise<Omit<PaymentOrder['buyer'], 'ip'>> {
  const [user, company] = await Promise.all([
    findUser(db.queries, userId),
    withCompany(db, companyId, (tx) => findCompany(tx, companyId)),
  ]);
  if (!user || !company) throw paymentProblems.startedElsewhere();
  const { cadde, mahalle, acikAdres, il } = company;
  const address = [mahalle, cadde, acikAdres].filter((part) => part.trim() !== '').join(' ') || companyTitle(company);
  return {
    id: userId,
    name: user.name,
    email: user.email,
    phone: user.phone ?? company.yetkiliTelNo,
    taxNumber: company.vknTckn,
    address,
    city: il || 'İstanbul',
  };
}
