import { DAY_MS, formatAmount, istanbulNow } from '@kalem/domain';
import { cleanText } from '@kalem/domain/document';
import { creditLeft, smaller, toKurus, writeKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq } from 'drizzle-orm';
import { mailOwner } from '../companies/ownerMails';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import { readInvoices } from '../ledger/accounts/openInvoices';
import { lockTracking } from '../ledger/claims';
import { bookReceipt } from '../ledger/receipts';
import { surplusMail } from '../messages/templates/company';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { paymentRequests } from './tables';

type BankState = components['schemas']['BankRequestState'];
type RequestRow = typeof paymentRequests.$inferSelect;
type Change = Partial<Pick<RequestRow, 'durum' | 'neden' | 'odenen' | 'avans' | 'sayfa'>>;

/** A request whose answer was lost may still be on its way to the bank. */
const ON_ITS_WAY_MS = 600_000;
/** A bank that never ends a request. */
const FORGOTTEN_MS = 7 * DAY_MS;

/**
 * Stores the bank's state of a request. A paid one is booked once, also when two servers ask at the same
 * time (MNY-80). A closed request does not change. Throws 404.
 */
export function applyState(ports: Ports, companyId: string, id: string, state: BankState): Promise<RequestRow> {
  return changeOpen(ports, companyId, id, async (tx, row, now) => {
    const neden = cleanText(state.neden ?? '');
    switch (state.durum) {
      case 'O':
        return bookPaid(ports, tx, row, { state, now });
      case 'I':
        return { durum: endOf(state.nedenKodu), neden };
      case 'YOK':
        if (row.durum === 'GONDERILIYOR' && isOlder(row.createdAt, now, ON_ITS_WAY_MS)) return { durum: 'ULASMADI' };
        return isOlder(row.sonGecerlilik, now, FORGOTTEN_MS) ? { durum: 'SURESI_DOLDU' } : {};
      default:
        if (isOlder(row.sonGecerlilik, now, FORGOTTEN_MS)) return { durum: 'SURESI_DOLDU', neden };
        return { durum: 'GONDERILDI', neden, sayfa: state.sayfa ?? row.sayfa };
    }
  });
}

/** Ends a request that the bank did not take, with its reason. */
export function applyRefusal(ports: Ports, companyId: string, id: string, reason: string): Promise<RequestRow> {
  return changeOpen(ports, companyId, id, () => Promise.resolve({ durum: 'ULASMADI', neden: cleanText(reason) }));
}

/** Changes an open request. Locks in the order of all bookings: tracking, invoice, request. */
function changeOpen(
  ports: Ports,
  companyId: string,
  id: string,
  changed: (tx: CompanyTx, row: RequestRow, now: Date) => Promise<Change>,
): Promise<RequestRow> {
  const now = ports.clock.now();
  const isIt = and(eq(paymentRequests.companyId, companyId), eq(paymentRequests.id, id));
  return withCompany(ports.db, companyId, async (tx) => {
    await lockTracking(tx, 'shared');
    const [found] = await tx.select().from(paymentRequests).where(isIt);
    if (!found) throw callProblems.notFound();
    const isInvoice = and(eq(invoices.companyId, companyId), eq(invoices.id, found.invoiceId));
    await tx.select({ id: invoices.id }).from(invoices).where(isInvoice).for('update');
    // Behind the lock, because two servers may ask the bank at once.
    const [row] = await tx.select().from(paymentRequests).where(isIt).for('update');
    if (!row || (row.durum !== 'GONDERILIYOR' && row.durum !== 'GONDERILDI')) return row ?? found;
    const change = await changed(tx, row, now);
    if (Object.keys(change).length === 0) return row;
    const [next = row] = await tx.update(paymentRequests).set(change).where(isIt).returning();
    if (next.durum !== row.durum && next.durum !== 'GONDERILDI')
      await writeAudit(tx, {
        action: 'settlePaymentRequest',
        entityId: row.invoiceId,
        details: { durum: next.durum, tutar: row.tutar, odenen: next.odenen },
        at: now,
      });
    return next;
  });
}

/** Reason codes of the bank (money-loop 2.4). */
function endOf(code: string | undefined): RequestRow['durum'] {
  if (code === '01') return 'REDDEDILDI';
  return code === '02' ? 'SURESI_DOLDU' : 'IPTAL';
}

function isOlder(at: Date, now: Date, ms: number): boolean {
  return now.getTime() - at.getTime() > ms;
}

interface Paid {
  readonly state: BankState;
  readonly now: Date;
}

/**
 * Books the payment of a request. What the invoice has no room for is a credit, and the owner gets a mail. An amount
 * that cannot be right is not booked: it is logged, and the bank is asked again.
 */
async function bookPaid(ports: Ports, tx: CompanyTx, row: RequestRow, { state, now }: Paid): Promise<Change> {
  const { id, invoiceId, tutar, kismi } = row;
  const odenen = state.odenen ?? tutar;
  const [paid, asked] = [toKurus(odenen), toKurus(tutar)];
  if (paid <= 0 || paid > asked || (paid < asked && !kismi)) {
    ports.log('error', 'bank_amount_refused', { companyId: tx.companyId, requestId: id });
    return {};
  }
  const [invoice] = await readInvoices(tx, [invoiceId]);
  if (!invoice) throw new Error('An invoice with a request to pay has no entry');
  const isOpen = invoice.neden === null || invoice.neden === 'TALEP';
  const share = isOpen ? smaller(paid, toKurus(invoice.kalan)) : 0;
  const dagitim = share > 0 ? [{ faturaId: invoiceId, paraBirim: 'TRY', tutar: writeKurus(share) }] : [];
  const avans = creditLeft({ tutar: writeKurus(paid), paraBirim: 'TRY', kur: undefined, dagitim }) ?? '0.00';
  await bookReceipt(tx, {
    ports,
    id,
    userId: null,
    now,
    body: {
      cariHesapId: invoice.cariHesapId,
      tarih: dayOf(state.odemeTarihi, row, now),
      tutar: writeKurus(paid),
      paraBirim: 'TRY',
      yontem: 'HAVALE',
      aciklama: `Ödeme isteği, ${invoice.belgeNumarasi}`,
      dagitim: dagitim.map(({ faturaId, tutar: closed }) => ({ faturaId, tutar: closed })),
    },
  });
  const surplus = { number: invoice.belgeNumarasi, amount: formatAmount(avans) };
  if (paid > share)
    await mailOwner(ports, tx, undefined, (language, company) => surplusMail(language, { company, ...surplus }));
  return { durum: 'ODENDI', neden: '', odenen: writeKurus(paid), avans };
}

/** The day that the bank names, but neither before the request nor after today. */
function dayOf(day: string | undefined, { createdAt }: RequestRow, now: Date): string {
  const [first, today] = [istanbulNow(createdAt).date, istanbulNow(now).date];
  return day !== undefined && day >= first && day <= today ? day : today;
}
