import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { bankEntries } from '../schema';

export type BankEntryRow = typeof bankEntries.$inferSelect;
export type BankEntryContent = Pick<BankEntryRow, 'bankaAdi' | 'iban' | 'faturadaGoster'>;

const one = (companyId: string, id: string) => and(eq(bankEntries.companyId, companyId), eq(bankEntries.id, id));

/** Banka ve IBAN kayıtları of a company, oldest first. */
export const bankEntryRows = {
  all: (queries: Queries, companyId: string): Promise<BankEntryRow[]> =>
    queries
      .select()
      .from(bankEntries)
      .where(eq(bankEntries.companyId, companyId))
      .orderBy(asc(bankEntries.createdAt), asc(bankEntries.id)),

  /** Stores a new one; the one that is there when its id is. */
  async insert(tx: Queries, row: BankEntryRow): Promise<{ row: BankEntryRow; isNew: boolean }> {
    const [stored] = await tx.insert(bankEntries).values(row).onConflictDoNothing().returning();
    if (stored) return { row: stored, isNew: true };
    const [there = row] = await tx.select().from(bankEntries).where(one(row.companyId, row.id));
    return { row: there, isNew: false };
  },

  async change(
    tx: Queries,
    companyId: string,
    id: string,
    content: BankEntryContent,
  ): Promise<BankEntryRow | undefined> {
    const [row] = await tx.update(bankEntries).set(content).where(one(companyId, id)).returning();
    return row;
  },

  async remove(tx: Queries, companyId: string, id: string): Promise<boolean> {
    const rows = await tx.delete(bankEntries).where(one(companyId, id)).returning({ id: bankEntries.id });
    return rows.length > 0;
  },
};
