import { and, asc, desc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { addDays, istanbulNow, isVoid } from '@kalem/domain';
import { readCompany, serverQueries, withCompany } from '../db/wall';
import { mergeTalep, type TalepNote } from '../invoices/talepAkisi';
import { undoVoidReturn } from '../ledger/undoReceipt';
import { answerInTurn, withPatience } from '../portal/turn';
import { type Days, windowsOf } from '../portal/windows';
import { describeError } from '../ports/Log';
import type { CompanyTx } from '../ports/Database';
import type { PortalAnswer, PortalFailure, PortalReceivedInvoice } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import { receivedInvoices } from './tables';

/**
 * Invoices that other taxpayers issued to the company in these days. Reads them from the portal and stores them. If the
 * portal is unreachable, returns the stored ones (REQ-14). A refusal of the portal is thrown.
 */
export async function listReceivedInvoices(ports: Ports, companyId: string, days: Days): Promise<ReceivedInvoiceRow[]> {
  const failure = await withPatience(refresh(ports, companyId, days));
  if (failure && failure.kind !== 'unreachable') throw portalProblems.of(failure);
  return readCompany(ports.db, companyId, (tx) => receivedInvoicesOf(tx, days.from, days.to));
}

/** Stores the received invoices of a portal list. */
export async function storeReceived(
  { db, clock }: Ports,
  companyId: string,
  rows: readonly PortalReceivedInvoice[],
): Promise<void> {
  if (rows.length === 0) return;
  const now = clock.now();
  const today = istanbulNow(now).date;
  await withCompany(db, companyId, async (tx) => {
    for (const row of rows) await putReceivedInvoice(tx, row, { now, today });
  });
}

/** The longest period of the home page (NUM-19). */
const USUAL_DAYS = 30;

/**
 * Reads recent received invoices in the background for the sums of the home page (HOM-04). Returns false when the
 * portal was unreachable.
 */
export async function readReceivedInvoices(ports: Ports, companyId: string): Promise<boolean> {
  const to = istanbulNow(ports.clock.now()).date;
  const failure = await refresh(ports, companyId, { from: addDays(to, -USUAL_DAYS), to });
  return failure?.kind !== 'unreachable';
}

/** Documents that are read in one turn. Other work of the account can run in between. */
const AT_ONCE = 10;

/** `more`: the next turn reads on. `later`: the portal did not deliver a document, or is unreachable. */
type ReadingResult = 'all' | 'more' | 'later';

/**
 * Reads the amounts from the documents of received invoices, once each, because the portal's rows have none (REQ-09,
 * portal-protocol 8).
 */
export async function readReceivedDocuments(ports: Ports, companyId: string): Promise<ReadingResult> {
  const { db } = ports;
  const answer = await answerInTurn(ports, companyId, async ({ session }): Promise<PortalAnswer<ReadingResult>> => {
    const rows = await readCompany(db, companyId, (tx) => unreadReceivedInvoices(tx, AT_ONCE + 1));
    for (const row of rows.slice(0, AT_ONCE)) {
      const zip = await session.downloadZip({ ettn: row.ettn, onayDurumu: row.durum });
      if (!zip.ok && zip.failure.kind !== 'refused') {
        // A portal that answers another command fails only for this document.
        if (!(await session.ownData()).ok) return zip;
        await withCompany(db, companyId, (tx) => markUndelivered(tx, row, ports.clock.now()));
        // The next turn begins with the documents that never failed. After them it retries the failed ones.
        return { ok: true, value: row.indirmeHatasi === null ? 'more' : 'later' };
      }
      const isRead = await readReceivedDocument(ports, companyId, row, zip.ok ? zip.value : null);
      // Other calls of the company wait for this turn, so a job reads the remaining documents.
      if (!isRead) return { ok: true, value: 'more' };
    }
    return { ok: true, value: rows.length <= AT_ONCE ? 'all' : 'more' };
  });
  return answer.ok ? answer.value : 'later';
}

/**
 * Reads one document. Returns false when it exceeds the limits. After `MOST_TRIES` its amounts stay unknown. A try is
 * counted before reading: if a document crashes the server, the next server reads the other documents first (ATK-61).
 */
async function readReceivedDocument(
  { db, portalFiles, log }: Ports,
  companyId: string,
  row: Pick<ReceivedInvoiceRow, 'id'>,
  zip: Uint8Array<ArrayBuffer> | null,
): Promise<boolean> {
  await withCompany(db, companyId, (tx) => countTry(tx, row));
  let amounts: Partial<Amounts> = {};
  try {
    amounts = (zip && (await portalFiles.amounts(zip, companyId))) ?? {};
  } catch (error) {
    log('warn', 'received_document_unread', { companyId, receivedInvoiceId: row.id, ...describeError(error) });
    return false;
  }
  await withCompany(db, companyId, (tx) => putReceivedAmounts(tx, row, amounts));
  return true;
}

async function refresh(ports: Ports, companyId: string, days: Days): Promise<PortalFailure | undefined> {
  for (const { from, to } of windowsOf(days)) {
    const answer = await answerInTurn(ports, companyId, async ({ session }) => {
      const listed = await session.listReceived(from, to);
      // Stored within the turn. Otherwise a request sent after this list was read could be overwritten by it.
      if (listed.ok) await storeReceived(ports, companyId, listed.value);
      return listed;
    });
    if (!answer.ok) return answer.failure;
  }
  const result = await readReceivedDocuments(ports, companyId);
  if (result !== 'all')
    await ports.jobs.enqueue(serverQueries(ports.db, 'jobs'), 'readReceivedDocuments', { companyId });
  return undefined;
}

/** A received invoice, as the portal listed it last. */
export type ReceivedInvoiceRow = typeof receivedInvoices.$inferSelect;

/** Newest first, from the first to the last day. */
function receivedInvoicesOf(tx: CompanyTx, from: string, to: string): Promise<ReceivedInvoiceRow[]> {
  return tx
    .select()
    .from(receivedInvoices)
    .where(
      and(
        eq(receivedInvoices.companyId, tx.companyId),
        gte(receivedInvoices.belgeTarihi, from),
        lte(receivedInvoices.belgeTarihi, to),
      ),
    )
    .orderBy(desc(receivedInvoices.belgeTarihi), desc(receivedInvoices.belgeNumarasi), desc(receivedInvoices.id));
}

export async function findReceivedInvoice(
  tx: CompanyTx,
  document: Pick<ReceivedInvoiceRow, 'saticiVknTckn' | 'belgeNumarasi'>,
): Promise<ReceivedInvoiceRow | undefined> {
  const [row] = await tx.select().from(receivedInvoices).where(isOf(tx, document));
  return row;
}

/** Stores a portal row. Known amounts and requests stay when the row has none. */
export async function putReceivedInvoice(
  tx: CompanyTx,
  { belgeNumarasi, belgeTarihi, saticiVknTckn, saticiUnvanAdSoyad, ettn, onayDurumu, talep }: PortalReceivedInvoice,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const known = await findReceivedInvoice(tx, { saticiVknTckn, belgeNumarasi });
  const fields = {
    belgeTarihi,
    saticiUnvanAdSoyad,
    ettn: ettn ?? known?.ettn ?? null,
    durum: onayDurumu,
    talepAkisi: mergeTalep(known?.talepAkisi ?? [], talep, today),
    updatedAt: now,
  };
  await tx
    .insert(receivedInvoices)
    .values({ id: crypto.randomUUID(), companyId: tx.companyId, belgeNumarasi, saticiVknTckn, ...fields })
    .onConflictDoUpdate({
      target: [receivedInvoices.companyId, receivedInvoices.saticiVknTckn, receivedInvoices.belgeNumarasi],
      set: fields,
    });
  if (known && (onayDurumu !== 'Onaylandi' || isVoid(fields.talepAkisi))) await undoVoidReturn(tx, known.id, now);
}

/** Stores a request's state in the `talepAkisi` of a received invoice. */
export async function setTalepOfReceived(
  tx: CompanyTx,
  where: { readonly ettn: string } | { readonly saticiVknTckn: string; readonly belgeNumarasi: string },
  { talep, tarih, now }: TalepNote,
): Promise<void> {
  const isThat =
    'ettn' in where
      ? eq(receivedInvoices.ettn, where.ettn)
      : and(
          eq(receivedInvoices.saticiVknTckn, where.saticiVknTckn),
          eq(receivedInvoices.belgeNumarasi, where.belgeNumarasi),
        );
  const isIt = and(eq(receivedInvoices.companyId, tx.companyId), isThat);
  const [row] = await tx
    .select({ id: receivedInvoices.id, talepAkisi: receivedInvoices.talepAkisi })
    .from(receivedInvoices)
    .where(isIt)
    .for('update');
  const talepAkisi = row && mergeTalep(row.talepAkisi, talep, tarih);
  if (!talepAkisi || talepAkisi === row.talepAkisi) return;
  await tx.update(receivedInvoices).set({ talepAkisi, updatedAt: now }).where(isIt);
  if (isVoid(talepAkisi)) await undoVoidReturn(tx, row.id, now);
}

const MOST_TRIES = 3;

/** Received invoices with an unread document: those that failed come last, then newest first. */
async function unreadReceivedInvoices(
  tx: CompanyTx,
  limit: number,
): Promise<(ReceivedInvoiceRow & { ettn: string })[]> {
  const rows = await tx
    .select()
    .from(receivedInvoices)
    .where(
      and(
        eq(receivedInvoices.companyId, tx.companyId),
        eq(receivedInvoices.belgeOkundu, false),
        lt(receivedInvoices.okumaSayisi, MOST_TRIES),
        isNotNull(receivedInvoices.ettn),
      ),
    )
    .orderBy(
      asc(receivedInvoices.okumaSayisi),
      sql`${receivedInvoices.indirmeHatasi} nulls first`,
      desc(receivedInvoices.belgeTarihi),
      desc(receivedInvoices.id),
    )
    .limit(limit);
  return rows.flatMap((row) => (row.ettn === null ? [] : [{ ...row, ettn: row.ettn }]));
}

type Amounts = Pick<ReceivedInvoiceRow, 'odenecek' | 'vergi' | 'toplam' | 'paraBirim' | 'faturaTip'>;

async function markUndelivered(tx: CompanyTx, { id }: Pick<ReceivedInvoiceRow, 'id'>, now: Date): Promise<void> {
  await tx
    .update(receivedInvoices)
    .set({ indirmeHatasi: now })
    .where(and(eq(receivedInvoices.companyId, tx.companyId), eq(receivedInvoices.id, id)));
}

async function countTry(tx: CompanyTx, { id }: Pick<ReceivedInvoiceRow, 'id'>): Promise<void> {
  await tx
    .update(receivedInvoices)
    .set({ okumaSayisi: sql`${receivedInvoices.okumaSayisi} + 1` })
    .where(and(eq(receivedInvoices.companyId, tx.companyId), eq(receivedInvoices.id, id)));
}

/** Stores the amounts of a document and marks it as read. `amounts` is empty when no document can be fetched. */
async function putReceivedAmounts(
  tx: CompanyTx,
  { id }: Pick<ReceivedInvoiceRow, 'id'>,
  amounts: Partial<Amounts>,
): Promise<void> {
  await tx
    .update(receivedInvoices)
    .set({ ...amounts, belgeOkundu: true })
    .where(and(eq(receivedInvoices.companyId, tx.companyId), eq(receivedInvoices.id, id)));
}

const isOf = (
  tx: CompanyTx,
  { saticiVknTckn, belgeNumarasi }: Pick<ReceivedInvoiceRow, 'saticiVknTckn' | 'belgeNumarasi'>,
) =>
  and(
    eq(receivedInvoices.companyId, tx.companyId),
    eq(receivedInvoices.saticiVknTckn, saticiVknTckn),
    eq(receivedInvoices.belgeNumarasi, belgeNumarasi),
  );
