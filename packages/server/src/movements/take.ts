import { foldTr } from '@kalem/domain';
import { type BankMovement, findReversed, movementKeys as keysOf, pairMovements } from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { sha256 } from '../db/secretTexts';
import { messageIdOf } from '../messages/outbox';
import type { CompanyTx } from '../ports/Database';
import { movementKeys, movements } from './tables';

type Source = components['schemas']['BankSource'];
export type MovementRow = typeof movements.$inferSelect;

/** A movement with the hash by which it is taken once. */
export interface KeyedMovement extends BankMovement {
  readonly anahtar: string;
}

/** The digits of 999999999999999.99. No invoice has a longer amount. */
const LONGEST_AMOUNT = 18;

/**
 * The movements of one file or one answer of the bank, each once, with their keys. Only hashes are kept (MNY-91,
 * MNY-102). Amounts that are too long for an answer are left out.
 */
export async function withKeys(read: readonly BankMovement[]): Promise<KeyedMovement[]> {
  const keys = keysOf(read);
  const keyed = new Map<string, KeyedMovement>();
  for (const [index, movement] of read.entries()) {
    const key = keys[index] ?? '';
    if (movement.tutar.length > LONGEST_AMOUNT || keyed.has(key)) continue;
    keyed.set(key, { ...movement, anahtar: await sha256(key) });
  }
  return [...keyed.values()];
}

/** Holds the movements of a company, so that two files, or a file and the bank, do not take the same one. */
export async function lockMovements(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kalem.movements'), hashtext(${tx.companyId}))`);
}

/** Where movements were read. */
export interface Taken {
  readonly kaynak: Source;
  readonly fileId: string | null;
  readonly now: Date;
}

/** What was done with read movements. */
export interface TakenMovements {
  /** The new credits. */
  readonly added: readonly MovementRow[];
  /** Credits that were taken before. */
  readonly known: number;
  /** Credits that the bank took back. */
  readonly reversed: readonly MovementRow[];
}

/**
 * Stores credits that are new, each once. Rows of another source are paired first. Debits are not stored; one that
 * takes back a credit finds it (MNY-91, MNY-100). Call behind `lockMovements`.
 */
export async function takeMovements(
  tx: CompanyTx,
  read: readonly KeyedMovement[],
  { kaynak, fileId, now }: Taken,
): Promise<TakenMovements> {
  const credits = read.filter(({ yon, iptal }) => yon === 'ALACAK' && iptal !== true);
  const stored = await storedKeys(tx, credits);
  const { yeni, bilinen, eslesen } = pairMovements(stored, credits, sourceGroup(kaynak));
  const rows: MovementRow[] = [];
  for (const index of yeni) {
    const credit = credits[index];
    if (credit) rows.push(await newRow(tx, credit, { kaynak, fileId, now }));
  }
  const keyed = (movement: KeyedMovement | undefined, movementId: string | undefined) =>
    movement && movementId !== undefined ? [keyRow(tx, movement, { movementId, kaynak, fileId })] : [];
  const paired = eslesen.flatMap(({ sira, hareketId }) => keyed(credits[sira], hareketId));
  const added = yeni.flatMap((index, n) => keyed(credits[index], rows[n]?.id));
  if (rows.length > 0) await tx.insert(movements).values(rows);
  const reversals = await reversalsIn(tx, read);
  const taken = reversals.flatMap(({ debit, credit }) => keyed(debit, credit.id));
  const keys = [...added, ...paired, ...taken];
  if (keys.length > 0) await tx.insert(movementKeys).values(keys);
  return { added: rows, known: bilinen.length + eslesen.length, reversed: reversals.map(({ credit }) => credit) };
}

type NewKey = typeof movementKeys.$inferInsert;

function keyRow(
  { companyId }: CompanyTx,
  { hesap, anahtar, yon, tarih, tutar, paraBirim }: KeyedMovement,
  place: Pick<NewKey, 'movementId' | 'kaynak' | 'fileId'>,
): NewKey {
  return { companyId, hesap, anahtar, yon, tarih, tutar, paraBirim, ...place };
}

/** Excel and CSV are the same statement. */
function sourceGroup(kaynak: Source): string {
  return kaynak === 'CSV' ? 'EXCEL' : kaynak;
}

/** The keys of the accounts and days of these movements, by movement. */
async function storedKeys(
  tx: CompanyTx,
  read: readonly KeyedMovement[],
): Promise<Parameters<typeof pairMovements>[0][number][]> {
  const days = read.map(({ tarih }) => tarih).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === '') return [];
  const rows = await tx
    .select()
    .from(movementKeys)
    .where(
      and(
        eq(movementKeys.companyId, tx.companyId),
        eq(movementKeys.yon, 'ALACAK'),
        inArray(movementKeys.hesap, [...new Set(read.map(({ hesap }) => hesap))]),
        gte(movementKeys.tarih, first),
        lte(movementKeys.tarih, last),
      ),
    );
  const byMovement = new Map<string, { row: (typeof rows)[number]; anahtarlar: Record<string, string> }>();
  for (const row of rows) {
    const known = byMovement.get(row.movementId) ?? { row, anahtarlar: {} };
    known.anahtarlar[sourceGroup(row.kaynak)] = row.anahtar;
    byMovement.set(row.movementId, known);
  }
  return [...byMovement.values()].map(({ row: { movementId, hesap, tarih, tutar, paraBirim }, anahtarlar }) => {
    return { hareketId: movementId, hesap, tarih, tutar, paraBirim, yon: 'ALACAK', anahtarlar };
  });
}

async function newRow(tx: CompanyTx, movement: KeyedMovement, { kaynak, fileId, now }: Taken): Promise<MovementRow> {
  const { hesap, anahtar, tarih, saat = '', tutar, paraBirim, metin = '', karsiAd = '', karsiVkn = '' } = movement;
  const { karsiIban = '', kanal = '', bankaReferansi = '', tahsilatReferansi = '' } = movement;
  return {
    ...{ id: await messageIdOf('movement', tx.companyId, hesap, anahtar), companyId: tx.companyId, kaynak, fileId },
    ...{ hesap, tarih, saat, tutar, paraBirim, metin, karsiAd, karsiVkn, karsiIban, kanal },
    ...{ bankaReferansi, tahsilatReferansi, arama: foldTr(`${karsiAd}\n${metin}`) },
    ...{ durum: 'ESLESMEDI', oneriler: [], kural: null, userId: null, receiptId: null, bagli: false, elle: false },
    createdAt: now,
  };
}

/** The debits that take back a stored credit, each the only one that it can mean. A known debit is left out. */
async function reversalsIn(
  tx: CompanyTx,
  read: readonly KeyedMovement[],
): Promise<{ debit: KeyedMovement; credit: MovementRow }[]> {
  const debits = read.filter(({ yon }) => yon === 'BORC');
  if (debits.length === 0) return [];
  const amounts = [...new Set(debits.map(({ tutar }) => tutar))];
  const rows = await tx
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.companyId, tx.companyId),
        ne(movements.durum, 'BANKA_GERI_ALDI'),
        inArray(movements.hesap, [...new Set(debits.map(({ hesap }) => hesap))]),
        inArray(movements.tutar, amounts),
      ),
    );
  if (rows.length === 0) return [];
  const known = await tx
    .select({ anahtar: movementKeys.anahtar })
    .from(movementKeys)
    .where(
      and(eq(movementKeys.companyId, tx.companyId), eq(movementKeys.yon, 'BORC'), inArray(movementKeys.tutar, amounts)),
    );
  const isKnown = new Set(known.map(({ anahtar }) => anahtar));
  let left = rows.map((row) => ({ ...row, hareketId: row.id }));
  const reversals: { debit: KeyedMovement; credit: MovementRow }[] = [];
  for (const debit of debits) {
    if (isKnown.has(debit.anahtar)) continue;
    const [found, ...others] = findReversed(debit, left);
    const credit = rows.find(({ id }) => id === found?.hareketId);
    if (!credit || others.length > 0) continue;
    left = left.filter(({ id }) => id !== credit.id);
    reversals.push({ debit, credit });
  }
  return reversals;
}
