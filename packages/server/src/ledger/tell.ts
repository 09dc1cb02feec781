import { type Books, writeKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq, inArray } from 'drizzle-orm';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { type EventPorts, invoiceData, tellPartner } from '../webhooks/events';
import type { BookedEntry } from './books';

type Receipt = Pick<components['schemas']['Receipt'], 'id' | 'tur' | 'tutar' | 'paraBirim' | 'yontem'>;

interface Told {
  readonly receipt: Receipt;
  /** The customer account: its events are delivered one after the other. */
  readonly debtorId: string;
  readonly faturaIds: readonly string[];
}

/** Tells the partner of a payment, refund or write-off: its ids and amount, without a name or text (MNY-107). */
export function tellOfReceipt(
  ports: Pick<Ports, 'jobs' | 'clock'>,
  tx: CompanyTx,
  type: 'tahsilat.kaydedildi' | 'tahsilat.geriAlindi',
  { receipt: { id: tahsilatId, tur, tutar, paraBirim, yontem }, debtorId, faturaIds }: Told,
): Promise<void> {
  const data = { tahsilatId, tur, tutar, paraBirim, yontem, faturaIds: [...faturaIds] };
  return tellPartner(ports, tx, { type, entityId: debtorId, data });
}

/**
 * Tells the partner of the invoices that a payment, a credit or a return has closed, without those that were paid
 * before (MNY-107).
 */
export async function tellOfPaid(
  ports: EventPorts,
  tx: CompanyTx,
  books: Books<BookedEntry>,
  paidBefore: ReadonlySet<string> = new Set(),
): Promise<void> {
  // The opposite of an undone entry closes it.
  const undone = new Set(books.changes.entries.map(({ tersi }) => tersi));
  const closed = [...books.changes.rests].flatMap(([id, rest]) => {
    const { tur, invoiceId, debtorId } = books.entry(id);
    const isPaid = rest === 0 && tur === 'FATURA' && !undone.has(id) && !paidBefore.has(id);
    return isPaid && invoiceId !== null ? [{ invoiceId, debtorId, kalan: writeKurus(rest) }] : [];
  });
  await tellOfCollected(ports, tx, 'fatura.odendi', closed);
}

/** An invoice, the customer account whose events are in order, and what is left to pay. */
interface Collected {
  readonly invoiceId: string;
  readonly debtorId: string;
  readonly kalan: string;
}

/** Tells the partner what is left to pay of invoices (MNY-107). */
export async function tellOfCollected(
  ports: EventPorts,
  tx: CompanyTx,
  type: 'fatura.odendi' | 'fatura.gecikti',
  collected: readonly Collected[],
): Promise<void> {
  if (collected.length === 0) return;
  const ids = collected.map(({ invoiceId }) => invoiceId);
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, ids)));
  for (const { invoiceId, debtorId, kalan } of collected) {
    const row = rows.find(({ id }) => id === invoiceId);
    if (!row) continue;
    const data = { ...invoiceData(row), vadeTarihi: row.vadeTarihi, kalan };
    await tellPartner(ports, tx, { type, entityId: debtorId, data });
  }
}
