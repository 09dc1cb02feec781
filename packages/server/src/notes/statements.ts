import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { bankEntries, explanations } from './tables';

export type ExplanationRow = typeof explanations.$inferSelect;
export type ExplanationContent = Pick<ExplanationRow, 'aciklama' | 'faturadaGoster'>;

const isExplanation = (companyId: string, id: string) =>
  and(eq(explanations.companyId, companyId), eq(explanations.id, id));
// Hazır açıklamalar of a company, oldest first.

export const listExplanations = (queries: Queries, companyId: string): Promise<ExplanationRow[]> =>
  queries
    .select()
    .from(explanations)
    .where(eq(explanations.companyId, companyId))
    .orderBy(asc(explanations.createdAt), asc(explanations.id));

/** Stores a new one; the one that is there when its id is. */
export async function insertExplanation(
  tx: Queries,
  row: ExplanationRow,
): Promise<{ row: ExplanationRow; isNew: boolean }> {
  const [stored] = await tx.insert(explanations).values(row).onConflictDoNothing().returning();
  if (stored) return { row: stored, isNew: true };
  const [there = row] = await tx.select().from(explanations).where(isExplanation(row.companyId, row.id));
  return { row: there, isNew: false };
}

export async function updateExplanation(
  tx: Queries,
  companyId: string,
  id: string,
  content: ExplanationContent,
): Promise<ExplanationRow | undefined> {
  const [row] = await tx.update(explanations).set(content).where(isExplanation(companyId, id)).returning();
  return row;
}

export async function deleteExplanation(tx: Queries, companyId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(explanations).where(isExplanation(companyId, id)).returning({ id: explanations.id });
  return rows.length > 0;
}

export type BankEntryRow = typeof bankEntries.$inferSelect;
export type BankEntryContent = Pick<BankEntryRow, 'bankaAdi' | 'iban' | 'faturadaGoster'>;

const isBankEntry = (companyId: string, id: string) =>
  and(eq(bankEntries.companyId, companyId), eq(bankEntries.id, id));
// Banka ve IBAN kayıtları of a company, oldest first.

export const listBankEntries = (queries: Queries, companyId: string): Promise<BankEntryRow[]> =>
  queries
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.companyId, companyId))
    .orderBy(asc(bankEntries.createdAt), asc(bankEntries.id));

/** Stores a new one; the one that is there when its id is. */
export async function insertBankEntry(tx: Queries, row: BankEntryRow): Promise<{ row: BankEntryRow; isNew: boolean }> {
  const [stored] = await tx.insert(bankEntries).values(row).onConflictDoNothing().returning();
  if (stored) return { row: stored, isNew: true };
  const [there = row] = await tx.select().from(bankEntries).where(isBankEntry(row.companyId, row.id));
  return { row: there, isNew: false };
}

export async function updateBankEntry(
  tx: Queries,
  companyId: string,
  id: string,
  content: BankEntryContent,
): Promise<BankEntryRow | undefined> {
  const [row] = await tx.update(bankEntries).set(content).where(isBankEntry(companyId, id)).returning();
  return row;
}

export async function deleteBankEntry(tx: Queries, companyId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(bankEntries).where(isBankEntry(companyId, id)).returning({ id: bankEntries.id });
  return rows.length > 0;
}
