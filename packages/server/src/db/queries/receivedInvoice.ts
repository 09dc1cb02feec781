import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { PortalReceivedInvoice } from '../../ports/Portal';
import { mergeTalep } from '../../invoices/talepAkisi';
import { receivedInvoices } from '../schema/receivedInvoices';

export type ReceivedInvoiceRow = typeof receivedInvoices.$inferSelect;
type Amounts = Pick<ReceivedInvoiceRow, 'odenecek' | 'vergi' | 'toplam' | 'paraBirim'>;

const isOf = (
  companyId: string,
  { saticiVknTckn, belgeNumarasi }: Pick<ReceivedInvoiceRow, 'saticiVknTckn' | 'belgeNumarasi'>,
) =>
  and(
    eq(receivedInvoices.companyId, companyId),
    eq(receivedInvoices.saticiVknTckn, saticiVknTckn),
    eq(receivedInvoices.belgeNumarasi, belgeNumarasi),
  );
// Invoices that others issued to the company, as the portal listed them last.

/** Newest first, both days included. */
export function receivedInvoicesOf(
  queries: Queries,
  companyId: string,
  from: string,
  to: string,
): Promise<ReceivedInvoiceRow[]> {
  return queries
    .select()
    .from(receivedInvoices)
    .where(
      and(
        eq(receivedInvoices.companyId, companyId),
        gte(receivedInvoices.belgeTarihi, from),
        lte(receivedInvoices.belgeTarihi, to),
      ),
    )
    .orderBy(desc(receivedInvoices.belgeTarihi), desc(receivedInvoices.belgeNumarasi), desc(receivedInvoices.id));
}

export async function findReceivedInvoice(
  queries: Queries,
  companyId: string,
  document: Pick<ReceivedInvoiceRow, 'saticiVknTckn' | 'belgeNumarasi'>,
): Promise<ReceivedInvoiceRow | undefined> {
  const [row] = await queries.select().from(receivedInvoices).where(isOf(companyId, document));
  return row;
}

/** Stores what the portal lists; amounts and requests that are known stay where the list tells nothing of them. */
export async function putReceivedInvoice(
  tx: Queries,
  companyId: string,
  { belgeNumarasi, belgeTarihi, saticiVknTckn, saticiUnvanAdSoyad, ettn, onayDurumu, talep }: PortalReceivedInvoice,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const known = await findReceivedInvoice(tx, companyId, { saticiVknTckn, belgeNumarasi });
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
    .values({ id: crypto.randomUUID(), companyId, belgeNumarasi, saticiVknTckn, ...fields })
    .onConflictDoUpdate({
      target: [receivedInvoices.companyId, receivedInvoices.saticiVknTckn, receivedInvoices.belgeNumarasi],
      set: fields,
    });
}

/** Those whose document was not read yet, newest first. */
export async function unreadReceivedInvoices(
  queries: Queries,
  companyId: string,
  limit: number,
): Promise<(ReceivedInvoiceRow & { ettn: string })[]> {
  const rows = await queries
    .select()
    .from(receivedInvoices)
    .where(
      and(
        eq(receivedInvoices.companyId, companyId),
        eq(receivedInvoices.belgeOkundu, false),
        isNotNull(receivedInvoices.ettn),
      ),
    )
    .orderBy(desc(receivedInvoices.belgeTarihi), desc(receivedInvoices.id))
    .limit(limit);
  return rows.flatMap((row) => (row.ettn === null ? [] : [{ ...row, ettn: row.ettn }]));
}

/** What the document says, once; nothing where none can be had. */
export async function putReceivedAmounts(
  tx: Queries,
  { companyId, id }: Pick<ReceivedInvoiceRow, 'companyId' | 'id'>,
  amounts: Partial<Amounts>,
): Promise<void> {
  await tx
    .update(receivedInvoices)
    .set({ ...amounts, belgeOkundu: true })
    .where(and(eq(receivedInvoices.companyId, companyId), eq(receivedInvoices.id, id)));
}
