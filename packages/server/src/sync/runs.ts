import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { portalCredentials } from '../portal/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { syncs } from './tables';

/** The last download of a company's portal invoices, and how far it has come. */
export type SyncRow = typeof syncs.$inferSelect;

export async function findSync(tx: CompanyTx): Promise<SyncRow | undefined> {
  const [row] = await tx.select().from(syncs).where(isOf(tx));
  return row;
}

/** `findSync` with a row lock until the transaction ends. */
export async function lockSync(tx: CompanyTx): Promise<SyncRow | undefined> {
  const [row] = await tx.select().from(syncs).where(isOf(tx)).for('update');
  return row;
}

type Range = Pick<SyncRow, 'baslangicTarihi' | 'bitisTarihi' | 'toplamPencere'>;

export async function beginSync(tx: CompanyTx, range: Range, now: Date): Promise<void> {
  const run = {
    ...range,
    durum: 'BEKLIYOR',
    tamamlananPencere: 0,
    faturaSayisi: 0,
    cariSayisi: 0,
    stokSayisi: 0,
    mesaj: null,
    hataSayisi: 0,
    updatedAt: now,
  } as const;
  await tx
    .insert(syncs)
    .values({ ...run, companyId: tx.companyId })
    .onConflictDoUpdate({ target: syncs.companyId, set: run });
}

/** One that stopped continues where it is. */
export async function continueSync(tx: CompanyTx, now: Date): Promise<void> {
  await tx.update(syncs).set({ durum: 'BEKLIYOR', mesaj: null, hataSayisi: 0, updatedAt: now }).where(isOf(tx));
}

/** What it took stays, and so does the place where it can go on. */
export async function stopSync(tx: CompanyTx, now: Date): Promise<void> {
  await tx.update(syncs).set({ durum: 'DURDURULDU', mesaj: null, updatedAt: now }).where(isOf(tx));
}

type Added = Pick<SyncRow, 'faturaSayisi' | 'cariSayisi' | 'stokSayisi'>;

/** Adds to the counts, and counts the window when it is done. A stopped run stays stopped. */
export async function advanceSync(
  tx: CompanyTx,
  run: SyncRow,
  added: Added,
  isWindowDone: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(syncs)
    .set({
      durum: sql`case when ${isStopped} then ${syncs.durum} else 'SURUYOR' end`,
      mesaj: null,
      hataSayisi: 0,
      faturaSayisi: sql`${syncs.faturaSayisi} + ${added.faturaSayisi}`,
      cariSayisi: sql`${syncs.cariSayisi} + ${added.cariSayisi}`,
      stokSayisi: sql`${syncs.stokSayisi} + ${added.stokSayisi}`,
      tamamlananPencere: sql`${syncs.tamamlananPencere} + ${isWindowDone ? 1 : 0}`,
      updatedAt: now,
    })
    .where(isAt(tx, run));
}

export async function finishSync(tx: CompanyTx, run: SyncRow, now: Date): Promise<void> {
  await tx
    .update(syncs)
    .set({ durum: 'TAMAMLANDI', mesaj: null, hataSayisi: 0, sonTamGun: run.bitisTarihi, updatedAt: now })
    .where(isAt(tx, run));
}

/** Answers how many times in a row it has now failed; 0 for a run that has ended or was stopped. */
export async function failSync(tx: CompanyTx, mesaj: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(syncs)
    .set({ durum: 'HATALI', mesaj, hataSayisi: sql`${syncs.hataSayisi} + 1`, updatedAt: now })
    .where(and(isOf(tx), sql`${syncs.durum} <> 'TAMAMLANDI'`, not(isStopped)))
    .returning({ hataSayisi: syncs.hataSayisi });
  return row?.hataSayisi ?? 0;
}

/** Companies whose run has not come to its end, whose portal account has not refused its password. */
export async function unfinishedSyncs(tx: ServerTx): Promise<string[]> {
  const rows = await tx
    .select({ companyId: syncs.companyId })
    .from(syncs)
    .innerJoin(
      portalCredentials,
      and(eq(portalCredentials.companyId, syncs.companyId), isNull(portalCredentials.refusedAt)),
    )
    .where(inArray(syncs.durum, ['BEKLIYOR', 'SURUYOR', 'HATALI']));
  return rows.map(({ companyId }) => companyId);
}

type DueCompany = Pick<typeof companies.$inferSelect, 'id' | 'createdAt' | 'paidAt' | 'demoDuration' | 'partnerId'>;

/** States of a run that goes on only when a user asks, or the next day comes. */
export const resting: readonly SyncRow['durum'][] = ['TAMAMLANDI', 'DURDURULDU'];

/** Living companies with a portal account that has not refused its password, whose last run ended before that day. */
export async function dueSyncs(tx: ServerTx, today: string): Promise<DueCompany[]> {
  return tx
    .select({
      id: companies.id,
      createdAt: companies.createdAt,
      paidAt: companies.paidAt,
      demoDuration: companies.demoDuration,
      partnerId: companies.partnerId,
    })
    .from(companies)
    .innerJoin(
      portalCredentials,
      and(eq(portalCredentials.companyId, companies.id), isNull(portalCredentials.refusedAt)),
    )
    .leftJoin(syncs, eq(syncs.companyId, companies.id))
    .where(
      and(
        isNull(companies.deletedAt),
        or(isNull(syncs.companyId), and(inArray(syncs.durum, resting), lt(syncs.bitisTarihi, today))),
      ),
    );
}

const isStopped = eq(syncs.durum, 'DURDURULDU');

const isOf = ({ companyId }: CompanyTx) => eq(syncs.companyId, companyId);

/** Holds while the run is at the window that was read: another server may have been faster. */
const isAt = (tx: CompanyTx, { bitisTarihi, tamamlananPencere }: Pick<SyncRow, 'bitisTarihi' | 'tamamlananPencere'>) =>
  and(isOf(tx), eq(syncs.bitisTarihi, bitisTarihi), eq(syncs.tamamlananPencere, tamamlananPencere));
