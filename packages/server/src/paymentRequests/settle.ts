import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { DAY_MS } from '@kalem/domain';
import { bankOf, type CompanyBank } from '../bank/bankOf';
import { findCompany } from '../companies/statements';
import { clearRows } from '../db/clearRows';
import { rowsOf } from '../db/rows';
import { withCompany } from '../db/wall';
import { readInvoices } from '../ledger/accounts/openInvoices';
import { licenceOf } from '../payments/licence';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { describeError } from '../ports/Log';
import { BankUnreachable } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import { applyState } from './applyState';
import { openStates, type RequestRow } from './requests';
import { paymentRequests } from './tables';

/** Seconds between the looks at a request, after the first one: 5 and 15 minutes, then hourly (MNY-80). */
const PAUSES = [300, 900];
const HOUR = 3600;
/** Requests to end that one sweep takes up. */
const MOST_ENDING = 500;
const KEPT_MS = 730 * DAY_MS;

/**
 * Asks the bank for the state of an open request, or to cancel it once the invoice is paid or void. Returns the seconds
 * until the next look; undefined when it is closed.
 */
export async function settlePaymentRequest(
  ports: Ports,
  { companyId, requestId }: { readonly companyId: string; readonly requestId: string },
  attempt: number,
): Promise<number | undefined> {
  const pause = PAUSES[attempt - 1] ?? HOUR;
  const open = await withCompany(ports.db, companyId, (tx) => openRequest(ports, tx, requestId));
  if (open === 'closed') return undefined;
  if (open === 'paused') return HOUR;
  const { bank, isEnding } = open;
  try {
    const reference = { sirketKimligi: bank.sirketKimligi, referans: requestId };
    const state = await (isEnding ? bank.port.cancelRequest(reference) : bank.port.requestState(reference));
    if ('yok' in state) return pause;
    const { durum } = await applyState(ports, companyId, requestId, state);
    return isOpen(durum) ? pause : undefined;
  } catch (error) {
    if (!(error instanceof BankUnreachable)) throw error;
    ports.log('warn', 'bank_unreachable', { companyId, requestId, ...describeError(error) });
    return pause;
  }
}

interface OpenRequest {
  readonly bank: CompanyBank;
  /** The invoice is paid or void. */
  readonly isEnding: boolean;
}

/** 'paused' without a licence (MNY-108), and while the company has no bank. */
async function openRequest(ports: Ports, tx: CompanyTx, id: string): Promise<OpenRequest | 'closed' | 'paused'> {
  const isIt = and(eq(paymentRequests.companyId, tx.companyId), eq(paymentRequests.id, id));
  const [row] = await tx.select().from(paymentRequests).where(isIt);
  const company = await findCompany(tx);
  if (!row || !company || company.deletedAt || !isOpen(row.durum)) return 'closed';
  const now = ports.clock.now();
  const bank = await bankOf(ports, tx);
  if (!bank || !licenceOf(company, now).active) return 'paused';
  const [invoice] = await readInvoices(tx, [row.invoiceId]);
  const isEnding = !invoice || (invoice.neden !== null && invoice.neden !== 'TALEP');
  if (isEnding && row.iptalIstendi === null) await tx.update(paymentRequests).set({ iptalIstendi: now }).where(isIt);
  return { bank, isEnding };
}

function isOpen(durum: RequestRow['durum']): boolean {
  return openStates.some((state) => state === durum);
}

/** Open requests whose invoice was paid or became void, and that were not cancelled yet. */
export function requestsToEnd(tx: ServerTx): Promise<{ companyId: string; requestId: string }[]> {
  return rowsOf(
    tx,
    sql`select request.company_id as "companyId", request.id as "requestId"
      from payment_request as request join invoice on invoice.id = request.invoice_id
      where request.durum in ('GONDERILIYOR', 'GONDERILDI') and request.iptal_istendi is null
        and (invoice.gecersiz or not exists (
          select from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
          where entry.company_id = request.company_id and entry.invoice_id = request.invoice_id
            and entry.tur = 'FATURA' and rest.kalan > 0))
      order by request.created_at limit ${MOST_ENDING}`,
  );
}

/** All open requests, for a server that starts. */
export async function openRequests(tx: ServerTx): Promise<{ companyId: string; requestId: string }[]> {
  return tx
    .select({ companyId: paymentRequests.companyId, requestId: paymentRequests.id })
    .from(paymentRequests)
    .where(inArray(paymentRequests.durum, [...openStates]));
}

/** Deletes closed requests after two years. */
export async function clearPaymentRequests(tx: ServerTx, now: Date): Promise<void> {
  const isOld = lte(paymentRequests.createdAt, new Date(now.getTime() - KEPT_MS));
  await clearRows(tx, paymentRequests, and(isOld, notInArray(paymentRequests.durum, [...openStates])));
}
