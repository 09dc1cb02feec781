import { isRightQr, type PaymentLines } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { bankOf, type CompanyBank } from '../bank/bankOf';
import { withCompany } from '../db/wall';
import { paymentLinesOf } from '../ledger/paymentLinks/lines';
import { requireInvoice } from '../ledger/paymentLinks/links';
import { BankUnreachable } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import * as bankProblems from '../problems/bankProblems';
import * as ledgerProblems from '../problems/ledgerProblems';

type PaymentQr = components['schemas']['PaymentQr'];

interface Invoice {
  readonly companyId: string;
  readonly id: string;
}

const none: PaymentQr = { karekod: null, expiresAt: null, deneme: false };

/**
 * The payment code of an open invoice, made by its bank; null when there is none (MNY-78). Throws 409 for an invoice
 * that cannot be paid, and 503.
 */
export async function getPaymentQr(ports: Ports, { companyId, id }: Invoice): Promise<PaymentQr> {
  const { bank, lines } = await withCompany(ports.db, companyId, async (tx) => {
    await requireInvoice(tx, id);
    return { bank: await bankOf(ports, tx), lines: await paymentLinesOf(tx, id, ports.clock.now()) };
  });
  if (lines === 'noAccount') throw ledgerProblems.collectionAccountMissing();
  if (typeof lines === 'string') throw ledgerProblems.invoiceNotPayable();
  try {
    return bank ? await readQr(ports, { bank, companyId, id, lines }) : none;
  } catch (error) {
    if (error instanceof BankUnreachable) throw bankProblems.bankUnreachable();
    throw error;
  }
}

interface Order extends Invoice {
  readonly bank: CompanyBank;
  readonly lines: PaymentLines;
}

/** A payment page that many people open asks the bank once in this time, also for a code that does not come. */
const KEPT_MS = 60_000;
const MOST_KEPT = 1000;

interface Kept {
  readonly until: number;
  readonly qr: Promise<PaymentQr>;
}

const kept = new WeakMap<Ports['db'], Map<string, Kept>>();

/** The code of an invoice and amount. Throws `BankUnreachable`. */
export function readQr(ports: Ports, order: Order): Promise<PaymentQr> {
  const { companyId, id, lines } = order;
  const codes = kept.get(ports.db) ?? new Map<string, Kept>();
  kept.set(ports.db, codes);
  const now = ports.clock.now().getTime();
  const key = [companyId, id, lines.tutar, lines.iban, order.bank.sirketKimligi].join(' ');
  const known = codes.get(key);
  if (known && known.until > now) return known.qr.then((qr) => unexpired(qr, ports.clock.now()));
  if (codes.size >= MOST_KEPT) codes.clear();
  const qr = askForQr(ports, order);
  codes.set(key, { until: now + KEPT_MS, qr });
  return qr.then((one) => unexpired(one, ports.clock.now()));
}

function unexpired(qr: PaymentQr, now: Date): PaymentQr {
  return qr.expiresAt !== null && Date.parse(qr.expiresAt) <= now.getTime() ? none : qr;
}

async function askForQr(ports: Ports, { bank, companyId, id, lines }: Order): Promise<PaymentQr> {
  const { tutar, paraBirim, iban, hesapSahibi, aciklama: belgeNumarasi } = lines;
  if (paraBirim !== 'TRY') return none;
  const { sirketKimligi } = bank;
  const order = { sirketKimligi, referans: id, belgeNumarasi, tutar, paraBirim: 'TRY' as const, iban, hesapSahibi };
  const answer = await bank.port.createQr(order);
  if ('yok' in answer) return none;
  const { karekod, expiresAt = null } = answer;
  if (!isRightQr(karekod, { tutar, belgeNumarasi })) {
    ports.log('error', 'bank_qr_refused', { companyId, invoiceId: id });
    return none;
  }
  return { karekod, expiresAt, deneme: karekod.startsWith('TEST') };
}
