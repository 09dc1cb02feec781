import { and, asc, eq, sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { bankEntries, explanations } from './tables';

export type ExplanationRow = typeof explanations.$inferSelect;
export type ExplanationContent = Pick<ExplanationRow, 'aciklama' | 'faturadaGoster'>;

export function listExplanations(tx: CompanyTx): Promise<ExplanationRow[]> {
  return tx
    .select()
    .from(explanations)
    .where(eq(explanations.companyId, tx.companyId))
    .orderBy(asc(explanations.createdAt), asc(explanations.id));
}

/** Inserts an explanation. Returns the existing one when the id exists. */
export async function insertExplanation(
  tx: CompanyTx,
  content: Omit<ExplanationRow, 'companyId' | 'version'>,
): Promise<{ row: ExplanationRow; isNew: boolean }> {
  const row = { ...content, companyId: tx.companyId, version: 1 };
  const [stored] = await tx.insert(explanations).values(row).onConflictDoNothing().returning();
  if (stored) return { row: stored, isNew: true };
  const [there = row] = await tx.select().from(explanations).where(isExplanation(tx, row.id));
  return { row: there, isNew: false };
}

export async function findExplanation(tx: CompanyTx, id: string): Promise<ExplanationRow | undefined> {
  const [row] = await tx.select().from(explanations).where(isExplanation(tx, id));
  return row;
}

/** `findExplanation` with a row lock until the transaction ends. */
export async function lockExplanation(tx: CompanyTx, id: string): Promise<ExplanationRow | undefined> {
  const [row] = await tx.select().from(explanations).where(isExplanation(tx, id)).for('update');
  return row;
}

export async function updateExplanation(
  tx: CompanyTx,
  id: string,
  content: ExplanationContent,
): Promise<ExplanationRow | undefined> {
  const [row] = await tx
    .update(explanations)
    .set({ ...content, version: sql`${explanations.version} + 1` })
    .where(isExplanation(tx, id))
    .returning();
  return row;
}

export async function deleteExplanation(tx: CompanyTx, id: string): Promise<void> {
  await tx.delete(explanations).where(isExplanation(tx, id));
}

function isExplanation(tx: CompanyTx, id: string) {
  return and(eq(explanations.companyId, tx.companyId), eq(explanations.id, id));
}

export type BankEntryRow = typeof bankEntries.$inferSelect;
export type BankEntryContent = Pick<
  BankEntryRow,
  'bankaAdi' | 'iban' | 'faturadaGoster' | 'tahsilatHesabi' | 'hesapSahibi' | 'paraBirim' | 'ibanDegisti'
>;

export function listBankEntries(tx: CompanyTx): Promise<BankEntryRow[]> {
  return tx
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.companyId, tx.companyId))
    .orderBy(asc(bankEntries.createdAt), asc(bankEntries.id));
}

/** Inserts a bank entry. Returns the existing one when the id exists. */
export async function insertBankEntry(
  tx: CompanyTx,
  content: Omit<BankEntryRow, 'companyId' | 'version'>,
): Promise<{ row: BankEntryRow; isNew: boolean }> {
  const row = { ...content, companyId: tx.companyId, version: 1 };
  const [stored] = await tx.insert(bankEntries).values(row).onConflictDoNothing().returning();
  if (stored) return { row: stored, isNew: true };
  const [there = row] = await tx.select().from(bankEntries).where(isBankEntry(tx, row.id));
  return { row: there, isNew: false };
}

export async function findBankEntry(tx: CompanyTx, id: string): Promise<BankEntryRow | undefined> {
  const [row] = await tx.select().from(bankEntries).where(isBankEntry(tx, id));
  return row;
}

/** `findBankEntry` with a row lock until the transaction ends. */
export async function lockBankEntry(tx: CompanyTx, id: string): Promise<BankEntryRow | undefined> {
  const [row] = await tx.select().from(bankEntries).where(isBankEntry(tx, id)).for('update');
  return row;
}

export async function updateBankEntry(
  tx: CompanyTx,
  id: string,
  content: BankEntryContent,
): Promise<BankEntryRow | undefined> {
  const [row] = await tx
    .update(bankEntries)
    .set({ ...content, version: sql`${bankEntries.version} + 1` })
    .where(isBankEntry(tx, id))
    .returning();
  return row;
}

export async function deleteBankEntry(tx: CompanyTx, id: string): Promise<void> {
  await tx.delete(bankEntries).where(isBankEntry(tx, id));
}

function isBankEntry(tx: CompanyTx, id: string) {
  return and(eq(bankEntries.companyId, tx.companyId), eq(bankEntries.id, id));
}
