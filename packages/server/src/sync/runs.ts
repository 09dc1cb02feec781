import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { portalCredentials } from '../portal/tables';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { syncs } from './tables';

/** The last download of a company's portal invoices, with its progress. */
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

/** Continues a stopped run from its last window. */
export async function continueSync(tx: CompanyTx, now: Date): Promise<void> {
  await tx.update(syncs).set({ durum: 'BEKLIYOR', mesaj: null, hataSayisi: 0, updatedAt: now }).where(isOf(tx));
}

/** Stops a run. The downloaded invoices and the position stay. */
export async function stopSync(tx: CompanyTx, now: Date): Promise<void> {
  await tx.update(syncs).set({ durum: 'DURDURULDU', mesaj: null, updatedAt: now }).where(isOf(tx));
}

type Added = Pick<SyncRow, 'faturaSayisi' | 'cariSayisi' | 'stokSayisi'>;

/** Updates the counts, and the window count when the window is done. A stopped run stays stopped. */
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

/** Counts a failure and returns the failures in a row. Returns 0 for a run that has ended or was stopped. */
export async function failSync(tx: CompanyTx, mesaj: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(syncs)
    .set({ durum: 'HATALI', mesaj, hataSayisi: sql`${syncs.hataSayisi} + 1`, updatedAt: now })
    .where(and(isOf(tx), sql`${syncs.durum} <> 'TAMAMLANDI'`, not(isStopped)))
    .returning({ hataSayisi: syncs.hataSayisi });
  return row?.hataSayisi ?? 0;
}

/** Companies with an unfinished run, except those whose portal account refused its password. */
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

/** The states in which a run continues only at a user's request or on the next day. */
export const resting: readonly SyncRow['durum'][] = ['TAMAMLANDI', 'DURDURULDU'];

/**
 * Companies whose last run ended before that day. Skips deleted companies, and accounts that refused their password.
 */
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

/** Matches while the run is still at the window that was read. Another server may have advanced it. */
const isAt = (tx: CompanyTx, { bitisTarihi, tamamlananPencere }: Pick<SyncRow, 'bitisTarihi' | 'tamamlananPencere'>) =>
  and(isOf(tx), eq(syncs.bitisTarihi, bitisTarihi), eq(syncs.tamamlananPencere, tamamlananPencere));
