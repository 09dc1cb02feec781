import { validateOffice } from '@kalem/domain/accountant';
import type { components } from '@kalem/openapi';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { requireVersion } from '../db/versions';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { accountantOffices } from './tables';

type Office = components['schemas']['AccountantOffice'];

interface StoredOffice {
  readonly version: number;
  /** Null while the company has no accountant. */
  readonly ofis: Office | null;
}

/** The accountant of the company; version 0 before the first one. */
export async function findOffice(tx: CompanyTx): Promise<StoredOffice> {
  const [row] = await tx.select().from(accountantOffices).where(eq(accountantOffices.companyId, tx.companyId));
  return row ?? { version: 0, ofis: null };
}

interface Change {
  readonly userId: string;
  readonly ifMatch: string | undefined;
  readonly now: Date;
}

/** Saves the accountant. Throws 412 when somebody else has changed it, and 422 with the faults of its fields. */
export async function updateOffice(tx: CompanyTx, office: Office, change: Change): Promise<StoredOffice> {
  const before = await lockOffice(tx, change.now);
  requireVersion(change.ifMatch, before.version);
  refuseFaults(validateOffice(office));
  return storeOffice(tx, 'updateOffice', { before, office }, change);
}

/** Deletes the accountant (ACT-01). Throws 404 without one. */
export async function deleteOffice(tx: CompanyTx, change: Change): Promise<void> {
  const before = await lockOffice(tx, change.now);
  if (before.ofis === null) throw callProblems.notFound();
  requireVersion(change.ifMatch, before.version);
  await storeOffice(tx, 'deleteOffice', { before, office: null }, change);
}

/** Reads the office with a row lock until the transaction ends. Inserts a missing row. */
async function lockOffice(tx: CompanyTx, now: Date): Promise<StoredOffice> {
  await tx
    .insert(accountantOffices)
    .values({ companyId: tx.companyId, ofis: null, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(accountantOffices)
    .where(eq(accountantOffices.companyId, tx.companyId))
    .for('update');
  if (!row) throw new Error('The office was inserted and is gone');
  return row;
}

async function storeOffice(
  tx: CompanyTx,
  action: 'updateOffice' | 'deleteOffice',
  { before, office }: { readonly before: StoredOffice; readonly office: Office | null },
  { userId, now }: Change,
): Promise<StoredOffice> {
  const [row] = await tx
    .update(accountantOffices)
    .set({ ofis: office, version: sql`${accountantOffices.version} + 1`, updatedAt: now })
    .where(eq(accountantOffices.companyId, tx.companyId))
    .returning();
  if (!row) throw new Error('The office was locked and is gone');
  const details = changesOf(before.ofis, office);
  await writeAudit(tx, { action, userId, entityId: tx.companyId, details, at: now });
  return row;
}

/** The settings that the log holds. It has no names and addresses, because it is kept for ten years. */
const loggedSettings = ['program', 'ekler', 'secimler', 'cariKurali', 'fisDuzeni', 'kendisiCekiyor'] as const;
/** Rows of the map in one entry of the log; the others are counted. */
const MOST_LOGGED = 100;

function changesOf(before: Office | null, after: Office | null): Record<string, unknown> {
  const isChanged = (name: keyof Office) => textOf(before?.[name]) !== textOf(after?.[name]);
  const settingsOf = (office: Office | null) =>
    Object.fromEntries(loggedSettings.filter(isChanged).map((name) => [name, office?.[name]]));
  const rowsOf = (office: Office | null) => new Map(office?.harita.map((row) => [textOf(row), row]));
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const only = (rows: typeof old, others: typeof old) =>
    [...rows].flatMap(([text, row]) => (others.has(text) ? [] : [row]));
  const logged = (rows: readonly object[]) => ({ adet: rows.length, satirlar: rows.slice(0, MOST_LOGGED) });
  return {
    before: settingsOf(before),
    after: settingsOf(after),
    harita: { silinen: logged(only(old, now)), eklenen: logged(only(now, old)) },
  };
}

/** A text that is equal for equal values. The database returns the fields of an object in another order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
