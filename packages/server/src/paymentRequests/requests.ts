import { plainDebtor, validatePaymentRequest } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { bankOf, type CompanyBank } from '../bank/bankOf';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import { lockTracking } from '../ledger/claims';
import { paymentLinesOf } from '../ledger/paymentLinks/lines';
import { requireInvoice } from '../ledger/paymentLinks/links';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import { BankUnreachable } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import * as bankProblems from '../problems/bankProblems';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import * as ledgerProblems from '../problems/ledgerProblems';
import { applyRefusal, applyState } from './applyState';
import { paymentRequests } from './tables';

type Schemas = components['schemas'];
export type RequestRow = typeof paymentRequests.$inferSelect;

/** The states in which a payer may still pay. */
export const openStates = ['GONDERILIYOR', 'GONDERILDI'] as const;
const MOST_LISTED = 100;
const FIRST_LOOK_SECONDS = 60;

interface NewRequest {
  /** Also our reference at the bank. */
  readonly id: string;
  readonly invoiceId: string;
  /** Absent for a payer on the payment page. */
  readonly userId?: string;
  readonly now: Date;
}

/** The requests to pay an invoice, newest first. Throws 404. */
export async function listPaymentRequests(tx: CompanyTx, invoiceId: string): Promise<Schemas['PaymentRequest'][]> {
  await requireInvoice(tx, invoiceId);
  const rows = await tx
    .select()
    .from(paymentRequests)
    .where(isOf(tx, invoiceId))
    .orderBy(desc(paymentRequests.createdAt), desc(paymentRequests.id))
    .limit(MOST_LISTED);
  return rows.map(requestOnWire);
}

/**
 * Asks the bank to ask a payer for the rest of an invoice (MNY-79). The request is stored before the bank is called.
 * So a lost answer or a crash is settled by `requestState`, never by a second request. Throws 404, 409, 422, 503.
 */
export async function createPaymentRequest(
  ports: Ports,
  companyId: string,
  given: NewRequest & {
    readonly body: Omit<Schemas['PaymentRequestWrite'], 'borclu'> & { borclu?: Schemas['PaymentDebtor'] };
  },
): Promise<RequestRow> {
  const { row, bank, order } = await withCompany(ports.db, companyId, (tx) => storeRequest(ports, tx, given));
  // A repeated call, whose first answer was lost. The job asks the bank for the state.
  if (!order) return row;
  try {
    const answer = await bank.port.requestToPay(order);
    if ('yok' in answer) {
      await applyRefusal(ports, companyId, row.id, answer.yok);
      throw bankProblems.bankUnavailable(answer.yok);
    }
    return await applyState(ports, companyId, row.id, answer);
  } catch (error) {
    if (error instanceof BankUnreachable) throw bankProblems.bankUnreachable();
    throw error;
  }
}

interface Stored {
  readonly row: RequestRow;
  readonly bank: CompanyBank;
  /** Undefined when the request is not new. */
  readonly order: Schemas['BankPaymentOrder'] | undefined;
}

async function storeRequest(
  ports: Ports,
  tx: CompanyTx,
  { id, invoiceId, userId, now, body: { borclu, sonGecerlilik, kismi } }: Parameters<typeof createPaymentRequest>[2],
): Promise<Stored> {
  await lockTracking(tx, 'shared');
  const invoice = await lockInvoice(tx, invoiceId);
  const bank = await bankOf(ports, tx);
  if (!bank) throw bankProblems.bankUnavailable();
  const [known] = await tx.select().from(paymentRequests).where(eq(paymentRequests.id, id));
  if (known) return { row: known, bank, order: undefined };
  const lines = await paymentLinesOf(tx, invoiceId, now);
  if (lines === 'noAccount') throw ledgerProblems.collectionAccountMissing();
  if (typeof lines === 'string' || invoice.paraBirim !== 'TRY') throw bankProblems.paymentNotRequestable();
  const { tutar, iban, hesapSahibi, aciklama: belgeNumarasi } = lines;
  if (borclu)
    refuseFaults(
      validatePaymentRequest({ borclu, sonGecerlilik }, { now, kalan: tutar, fastLimit: ports.config.fastLimit }),
    );
  const debtor = borclu && { tur: borclu.tur, deger: plainDebtor(borclu.tur, borclu.deger) };
  const [row] = await tx
    .insert(paymentRequests)
    .values({
      id,
      companyId: tx.companyId,
      invoiceId,
      borcluTuru: debtor?.tur ?? null,
      borcluDegeri: debtor?.deger ?? '',
      tutar,
      iban,
      kismi,
      sonGecerlilik: new Date(sonGecerlilik),
      durum: 'GONDERILIYOR',
      createdBy: userId ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw bankProblems.paymentRequestOpen();
  if (userId !== undefined)
    await writeAudit(tx, { action: 'createPaymentRequest', userId, entityId: invoiceId, at: now, details: { tutar } });
  await ports.jobs.enqueue(tx, 'settlePaymentRequest', { companyId: tx.companyId, requestId: id }, FIRST_LOOK_SECONDS);
  const order = {
    sirketKimligi: bank.sirketKimligi,
    referans: id,
    belgeNumarasi,
    tutar,
    paraBirim: 'TRY' as const,
    iban,
    hesapSahibi,
    ...(debtor && { borclu: debtor }),
    sonGecerlilik: row.sonGecerlilik.toISOString(),
    kismi,
  };
  return { row, bank, order };
}

/** Cancels the open request of an invoice at the bank, which may say that it was paid. Throws 404 and 503. */
export async function cancelPaymentRequest(
  ports: Ports,
  companyId: string,
  { invoiceId, userId, now }: Omit<NewRequest, 'id'> & { readonly userId: string },
): Promise<RequestRow> {
  const { id, bank } = await withCompany(ports.db, companyId, async (tx) => {
    await requireInvoice(tx, invoiceId);
    const open = await findOpenRequest(tx, invoiceId);
    if (!open) throw callProblems.notFound();
    await writeAudit(tx, { action: 'cancelPaymentRequest', userId, entityId: invoiceId, at: now });
    return { id: open.id, bank: await bankOf(ports, tx) };
  });
  if (!bank) throw bankProblems.bankUnavailable();
  try {
    const answer = await bank.port.cancelRequest({ sirketKimligi: bank.sirketKimligi, referans: id });
    if ('yok' in answer) throw bankProblems.bankUnavailable(answer.yok);
    return await applyState(ports, companyId, id, answer);
  } catch (error) {
    if (error instanceof BankUnreachable) throw bankProblems.bankUnreachable();
    throw error;
  }
}

export async function findOpenRequest(tx: CompanyTx, invoiceId: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentRequests)
    .where(and(isOf(tx, invoiceId), inArray(paymentRequests.durum, [...openStates])));
  return row;
}

async function lockInvoice(tx: CompanyTx, id: string): Promise<{ readonly paraBirim: string }> {
  const [row] = await tx
    .select({ paraBirim: invoices.paraBirim })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id)))
    .for('update');
  if (!row) throw callProblems.notFound();
  return row;
}

function isOf(tx: CompanyTx, invoiceId: string) {
  return and(eq(paymentRequests.companyId, tx.companyId), eq(paymentRequests.invoiceId, invoiceId));
}

export function requestOnWire(row: RequestRow): Schemas['PaymentRequest'] {
  const { id, invoiceId, borcluTuru, borcluDegeri, tutar, kismi, durum, neden, odenen, avans } = row;
  return {
    id,
    faturaId: invoiceId,
    borclu: borcluTuru && { tur: borcluTuru, deger: borcluDegeri },
    tutar,
    paraBirim: 'TRY',
    kismi,
    sonGecerlilik: row.sonGecerlilik.toISOString(),
    durum,
    neden,
    odenen,
    avans,
    tahsilatId: durum === 'ODENDI' ? id : null,
    createdAt: row.createdAt.toISOString(),
  };
}
