import { DAY_MS, formatIban } from '@kalem/domain';
import { type BankMovement, payerKeys } from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { and, eq, lt, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { clearRows } from '../db/clearRows';
import { rowsOf } from '../db/rows';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { payers } from './tables';

type Schemas = components['schemas'];

interface PayerKey extends Pick<typeof payers.$inferInsert, 'tur' | 'anahtar' | 'gosterim'> {
  /** With every secret, current one first: a pair that was learned before the secret changed is found too. */
  readonly hepsi: readonly string[];
}

/** The keys by which a payer is learned and found. The IBAN itself is not kept (MNY-101). */
async function keysOf({ secrets }: Pick<Ports, 'secrets'>, movement: BankMovement): Promise<PayerKey[]> {
  const { ibans, ad } = payerKeys(movement);
  const found: PayerKey[] = [];
  for (const iban of ibans) {
    const hepsi = await secrets.macs('payer', iban);
    found.push({ tur: 'IBAN', anahtar: hepsi[0] ?? '', hepsi, gosterim: maskedIban(iban) });
  }
  if (ad !== undefined)
    found.push({ tur: 'AD', anahtar: ad, hepsi: [ad], gosterim: (movement.karsiAd ?? ad).slice(0, LONGEST_NAME) });
  return found;
}

const LONGEST_NAME = 200;

/** An IBAN of which country, check digits and the last four characters are shown. */
export function maskedIban(iban: string): string {
  if (iban.length <= 8 || iban.includes('*')) return iban;
  return formatIban(`${iban.slice(0, 4)}${'*'.repeat(iban.length - 8)}${iban.slice(-4)}`);
}

/** The customer accounts that confirmed matches taught for the payer of a movement, as they are shown. */
export async function learnedDebtors(
  ports: Pick<Ports, 'secrets'>,
  tx: CompanyTx,
  movement: BankMovement,
): Promise<string[]> {
  const keys = (await keysOf(ports, movement)).flatMap(({ hepsi }) => hepsi);
  if (keys.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct coalesce(debtor.birlesen, debtor.id) as id
      from payer join debtor on debtor.id = payer.debtor_id
      where payer.company_id = ${tx.companyId}
        and payer.anahtar in (select value from json_array_elements_text(${JSON.stringify(keys)}::json))`,
  );
  return rows.map(({ id }) => id);
}

interface Learned {
  readonly movement: BankMovement;
  readonly debtorId: string;
  readonly now: Date;
}

/** Keeps that a payer paid for a customer account, because a person confirmed it. */
export async function learnPayer(
  ports: Pick<Ports, 'secrets'>,
  tx: CompanyTx,
  { movement, debtorId, now }: Learned,
): Promise<void> {
  for (const { tur, anahtar, gosterim } of await keysOf(ports, movement))
    await tx
      .insert(payers)
      .values({ id: crypto.randomUUID(), companyId: tx.companyId, tur, anahtar, gosterim, debtorId, usedAt: now })
      .onConflictDoUpdate({
        target: [payers.companyId, payers.tur, payers.anahtar, payers.debtorId],
        set: { usedAt: now, gosterim },
      });
}

/** Learned payers, last used first. */
export async function pageOfPayers(
  tx: CompanyTx,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Schemas['Payer'][]> {
  const rows = await rowsOf<Omit<Schemas['Payer'], 'kullanildi'> & { usedAt: string }>(
    tx,
    sql`select payer.id, payer.tur, payer.gosterim, shown.id as "cariHesapId", shown.ad as "aliciUnvan",
        payer.used_at as "usedAt"
      from payer join debtor as own on own.id = payer.debtor_id
        join debtor as shown on shown.id = coalesce(own.birlesen, own.id)
      where payer.company_id = ${tx.companyId}
      order by payer.used_at desc, payer.id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ usedAt, ...payer }) => ({ ...payer, kullanildi: new Date(usedAt).toISOString() }));
}

/** Forgets a payer. Throws 404. */
export async function deletePayer(
  tx: CompanyTx,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const gone = await tx
    .delete(payers)
    .where(and(eq(payers.companyId, tx.companyId), eq(payers.id, id)))
    .returning({ id: payers.id });
  if (gone.length === 0) throw callProblems.notFound();
  await writeAudit(tx, { action: 'deletePayer', userId, entityId: id, at: now });
}

const KEPT_DAYS = 730;

/** Deletes payers that were not used for 24 months. */
export async function clearPayers(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, payers, lt(payers.usedAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
