import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { foldTr } from '@kalem/domain';
import { companies } from '../companies/tables';
import { bookInvoices } from '../ledger/claims';
import type { CompanyTx, Tx } from '../ports/Database';
import { invoices, portalWrites } from './tables';
import type { InvoiceRow } from './wire';

/** Finds an invoice of the company. */
export async function findInvoice(tx: CompanyTx, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id)));
  return row;
}

/** `findInvoice` with a row lock until the transaction ends. */
export async function lockInvoice(tx: CompanyTx, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id)))
    .for('update');
  return row;
}

/**
 * Stores the follow-up of an invoice that `lockInvoice` has read (MNY-21). Without a kind of return, downloads look for
 * it again.
 */
export async function storeFollowUp(
  tx: CompanyTx,
  read: InvoiceRow,
  change: Pick<InvoiceRow, 'vadeTarihi' | 'iadeTuru' | 'takipDisi'>,
  now: Date,
): Promise<InvoiceRow> {
  const isChosen = read.iadeTuruSecildi || change.iadeTuru !== read.iadeTuru;
  const iadeTuruSecildi = change.iadeTuru !== null && isChosen;
  const [row] = await tx
    .update(invoices)
    .set({ ...change, iadeTuruSecildi, version: sql`${invoices.version} + 1`, updatedAt: now })
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, read.id)))
    .returning();
  if (!row) throw new Error(`Invoice ${read.id} was locked and is gone`);
  await bookInvoices(tx, [row], now);
  return row;
}

/** Finds the company's invoices among these ids. */
export async function findInvoices(tx: CompanyTx, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, [...ids])));
}

export async function findInvoiceByEttn(tx: CompanyTx, ettn: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.ettn, ettn)));
  return row;
}

export async function findInvoicesByEttns(tx: CompanyTx, ettns: readonly string[]): Promise<InvoiceRow[]> {
  if (ettns.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.ettn, [...ettns])));
}

/** Invoices with this ETTN or id, of one company or, for signed links, of all. Two companies may have the same ETTN. */
export async function findInvoicesByKey(tx: Tx, key: string): Promise<InvoiceRow[]> {
  const rows = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(companies, and(eq(companies.id, invoices.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        or(eq(invoices.ettn, key), eq(invoices.id, key)),
        tx.companyId === undefined ? undefined : eq(invoices.companyId, tx.companyId),
      ),
    );
  return rows.map(({ invoice }) => invoice);
}

/** The company's invoice with this number and day. The portal assigns numbers, so there is at most one. */
export async function findIssuedInvoice(
  tx: CompanyTx,
  { belgeNumarasi, faturaTarih }: { belgeNumarasi: string; faturaTarih: string },
): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        eq(invoices.belgeNumarasi, belgeNumarasi),
        eq(invoices.faturaTarih, faturaTarih),
      ),
    );
  return row;
}

/** The ETTNs that the company already has. */
export async function knownEttns(tx: CompanyTx, ettns: readonly string[]): Promise<Set<string>> {
  if (ettns.length === 0) return new Set();
  const rows = await tx
    .select({ ettn: invoices.ettn })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.ettn, [...ettns])));
  return new Set(rows.flatMap(({ ettn }) => ettn ?? []));
}

/** The fields of an invoice that the portal's list changes. */
export type InvoiceState = Pick<InvoiceRow, 'ettn' | 'belgeNumarasi' | 'onayDurumu' | 'portalDurumu' | 'talepAkisi'>;

/** The states of the company's invoices with these ETTNs, without their content. */
export async function invoiceStates(tx: CompanyTx, ettns: readonly string[]): Promise<InvoiceState[]> {
  if (ettns.length === 0) return [];
  const { ettn, belgeNumarasi, onayDurumu, portalDurumu, talepAkisi } = invoices;
  return tx
    .select({ ettn, belgeNumarasi, onayDurumu, portalDurumu, talepAkisi })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(ettn, [...ettns])));
}

/** The company's unapproved invoices with these ETTNs. */
export async function unapprovedInvoices(tx: CompanyTx, ettns: readonly string[]): Promise<InvoiceRow[]> {
  if (ettns.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        inArray(invoices.ettn, [...ettns]),
        eq(invoices.onayDurumu, 'Onaylanmadi'),
      ),
    );
}

export type NewInvoice = Omit<typeof invoices.$inferInsert, 'companyId' | 'arama' | 'version' | 'updatedAt'>;

/** Inserts an invoice. An existing id is a unique violation (`isDuplicate`). */
export async function insertInvoice(tx: CompanyTx, invoice: NewInvoice): Promise<InvoiceRow | undefined> {
  const [row] = await tx.insert(invoices).values(newRow(tx, invoice)).returning();
  return row;
}

/** Inserts an invoice. Returns false when its id, or its ETTN in the company, exists already. */
export async function insertMissingInvoice(tx: CompanyTx, invoice: NewInvoice): Promise<boolean> {
  const rows = await tx
    .insert(invoices)
    .values(newRow(tx, invoice))
    .onConflictDoNothing()
    .returning({ id: invoices.id });
  if (invoice.onayDurumu !== 'Onaylanmadi') await bookInvoices(tx, rows, invoice.createdAt);
  return rows.length > 0;
}

const newRow = (tx: CompanyTx, invoice: NewInvoice) => ({
  ...invoice,
  companyId: tx.companyId,
  arama: searchText(invoice),
  updatedAt: invoice.createdAt,
});

type Searchable = Partial<
  Record<'belgeNumarasi' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'vknTckn' | 'ettn', string | null>
> & { readonly totals: { readonly odenecekTutar?: string | undefined } };

/** Precedes the amount in the search text, so that a search for an amount matches its beginning. */
export const AMOUNT_MARK = '=';

/** The text that GET /fatura/search searches: one line per value, folded by `foldTr` (API-65). */
export function searchText(invoice: Searchable): string {
  const { belgeNumarasi, aliciUnvan, aliciAdi, aliciSoyadi, vknTckn, ettn, totals } = invoice;
  const name = [aliciAdi, aliciSoyadi].filter(Boolean).join(' ');
  const amount = totals.odenecekTutar && `${AMOUNT_MARK}${totals.odenecekTutar}`;
  const texts = [belgeNumarasi, aliciUnvan, name, vknTckn, ettn, amount];
  return texts
    .map((text) => foldTr(text ?? ''))
    .filter(Boolean)
    .join('\n');
}

/** A write to the portal whose outcome is not known yet. */
export type PortalWrite = typeof portalWrites.$inferSelect;

export async function findPortalWrite(
  tx: CompanyTx,
  invoice: Pick<InvoiceRow, 'id'>,
): Promise<PortalWrite | undefined> {
  const [row] = await tx.select().from(portalWrites).where(isWriteOf(tx, invoice));
  return row;
}

/** Whether another invoice of the company has a pending portal write. */
export async function hasOtherPortalWrites(tx: CompanyTx, invoiceId?: string): Promise<boolean> {
  const isOther = and(
    eq(portalWrites.companyId, tx.companyId),
    invoiceId === undefined ? undefined : ne(portalWrites.invoiceId, invoiceId),
  );
  const rows = await tx.select({ invoiceId: portalWrites.invoiceId }).from(portalWrites).where(isOther).limit(1);
  return rows.length > 0;
}

export async function startPortalWrite(
  tx: CompanyTx,
  write: Omit<typeof portalWrites.$inferInsert, 'companyId'>,
): Promise<void> {
  const { invoiceId: _, ...values } = write;
  await tx
    .insert(portalWrites)
    .values({ ...write, companyId: tx.companyId })
    .onConflictDoUpdate({ target: portalWrites.invoiceId, set: { kabulEdildi: false, bakilma: 0, ...values } });
}

/** Records that the portal confirmed the write. Returns the write, if it is still pending. */
export async function acceptPortalWrite(
  tx: CompanyTx,
  invoice: Pick<InvoiceRow, 'id'>,
): Promise<PortalWrite | undefined> {
  const [row] = await tx.update(portalWrites).set({ kabulEdildi: true }).where(isWriteOf(tx, invoice)).returning();
  return row;
}

export async function countPortalLook(tx: CompanyTx, invoice: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx
    .update(portalWrites)
    .set({ bakilma: sql`${portalWrites.bakilma} + 1` })
    .where(isWriteOf(tx, invoice));
}

export async function endPortalWrite(tx: CompanyTx, invoice: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx.delete(portalWrites).where(isWriteOf(tx, invoice));
}

const isWriteOf = (tx: CompanyTx, { id }: Pick<InvoiceRow, 'id'>) =>
  and(eq(portalWrites.companyId, tx.companyId), eq(portalWrites.invoiceId, id));
