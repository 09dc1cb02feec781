import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { PortalReceivedInvoice } from '../../ports/Portal';
import { mergeTalep } from '../mergeTalep';
import { receivedInvoices } from '../schema';

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

/** Invoices that others issued to the company, as the portal listed them last. */
export const receivedInvoice = {
  /** Newest first, both days included. */
  list(queries: Queries, companyId: string, from: string, to: string): Promise<ReceivedInvoiceRow[]> {
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
  },

  async find(
    queries: Queries,
    companyId: string,
    document: Pick<ReceivedInvoiceRow, 'saticiVknTckn' | 'belgeNumarasi'>,
  ): Promise<ReceivedInvoiceRow | undefined> {
    const [row] = await queries.select().from(receivedInvoices).where(isOf(companyId, document));
    return row;
  },

  /** Stores what the portal lists; amounts and requests that are known stay where the list tells nothing of them. */
  async put(
    tx: Queries,
    companyId: string,
    { belgeNumarasi, belgeTarihi, saticiVknTckn, saticiUnvanAdSoyad, ettn, onayDurumu, talep }: PortalReceivedInvoice,
    { now, today }: { now: Date; today: string },
  ): Promise<void> {
    const known = await receivedInvoice.find(tx, companyId, { saticiVknTckn, belgeNumarasi });
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
  },

  /** Those whose document was not read yet, newest first. */
  async unread(queries: Queries, companyId: string, limit: number): Promise<(ReceivedInvoiceRow & { ettn: string })[]> {
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
  },

  /** What the document says, once; nothing where none can be had. */
  async putAmounts(
    tx: Queries,
    { companyId, id }: Pick<ReceivedInvoiceRow, 'companyId' | 'id'>,
    amounts: Partial<Amounts>,
  ): Promise<void> {
    await tx
      .update(receivedInvoices)
      .set({ ...amounts, belgeOkundu: true })
      .where(and(eq(receivedInvoices.companyId, companyId), eq(receivedInvoices.id, id)));
  },
};
