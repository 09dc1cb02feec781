import { DAY_MS } from '@kalem/domain';
import { maskEmail } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { clearRows } from '../db/clearRows';
import { idList } from '../db/rows';
import { invoices } from '../invoices/tables';
import { findShown, groupOf } from '../ledger/accounts/merged';
import { namesOf } from '../ledger/readReceipts';
import { debtors } from '../ledger/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { reminders } from './tables';

type Reminder = components['schemas']['Reminder'];

/** A page of the log, newest first: of one account with its parts, or of all (MNY-67). Throws 404. */
export async function pageOfReminders(
  tx: CompanyTx,
  cariHesapId: string | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Reminder[]> {
  const shown = cariHesapId === undefined ? undefined : await findShown(tx, cariHesapId);
  const ofAccount = shown && sql`${reminders.debtorId} in ${groupOf(tx, shown.id)}`;
  return readLog(tx, ofAccount, { offset, limit });
}

/** Entries of the log by id. */
export async function remindersOf(tx: CompanyTx, { ids }: { readonly ids: readonly string[] }): Promise<Reminder[]> {
  return ids.length === 0 ? [] : readLog(tx, inArray(reminders.id, [...ids]), { offset: 0, limit: ids.length });
}

async function readLog(
  tx: CompanyTx,
  isWanted: SQL | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Reminder[]> {
  const rows = await tx
    .select({ reminder: reminders, ad: debtors.ad, birlesen: debtors.birlesen })
    .from(reminders)
    .innerJoin(debtors, eq(debtors.id, reminders.debtorId))
    .where(and(eq(reminders.companyId, tx.companyId), isWanted))
    .orderBy(desc(reminders.createdAt), desc(reminders.id))
    .limit(limit)
    .offset(offset);
  const numbers = await numbersOf(
    tx,
    rows.flatMap(({ reminder }) => reminder.faturaIds),
  );
  const names = await namesOf(
    tx,
    rows.flatMap(({ reminder }) => reminder.userId ?? []),
  );
  return rows.map(({ reminder, ad, birlesen }) => ({
    id: reminder.id,
    cariHesapId: birlesen ?? reminder.debtorId,
    aliciUnvan: ad,
    zaman: reminder.createdAt.toISOString(),
    kanal: reminder.kanal,
    adres: reminder.adres === null ? null : maskEmail(reminder.adres),
    faturalar: reminder.faturaIds.flatMap((id) => numbers.get(id) ?? []),
    asama: reminder.asama,
    kullanici: (reminder.userId !== null && names.get(reminder.userId)) || null,
    durum: reminder.durum,
    neden: reminder.neden,
  }));
}

async function numbersOf(tx: CompanyTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: invoices.id, belgeNumarasi: invoices.belgeNumarasi })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), sql`${invoices.id} in ${idList(ids)}`));
  return new Map(rows.map(({ id, belgeNumarasi }) => [id, belgeNumarasi ?? '']));
}

const KEPT_MS = 730 * DAY_MS;

/** Deletes entries after two years (MNY-67). */
export async function clearReminders(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, reminders, lte(reminders.createdAt, new Date(now.getTime() - KEPT_MS)));
}
