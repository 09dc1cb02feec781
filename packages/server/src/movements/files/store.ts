import { DAY_MS, formatIban } from '@kalem/domain';
import { and, desc, eq, getTableColumns, inArray, lt, notInArray } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { clearRows } from '../../db/clearRows';
import { bankEntries } from '../../notes/tables';
import type { CompanyTx, ServerTx } from '../../ports/Database';
import * as callProblems from '../../problems/callProblems';
import { inLanguage, type Language, type ProblemError } from '../../problems/ProblemError';
import { bankFiles } from '../tables';

type Schemas = components['schemas'];

const { dosya: _bytes, ...facts } = getTableColumns(bankFiles);

/** An uploaded statement without its bytes. */
export type BankFileRow = Omit<typeof bankFiles.$inferSelect, 'dosya'>;

/** The states in which a file is not done with. */
const open: readonly BankFileRow['durum'][] = ['ONAY_BEKLIYOR', 'BEKLIYOR', 'SURUYOR', 'GERI_ALINIYOR'];
/** Those in which the job works on it. */
const running: readonly BankFileRow['durum'][] = ['BEKLIYOR', 'SURUYOR', 'GERI_ALINIYOR'];

export const isOpen = ({ durum }: BankFileRow): boolean => open.includes(durum);
export const isRunning = ({ durum }: BankFileRow): boolean => running.includes(durum);

const one = (tx: CompanyTx, id: string) => and(eq(bankFiles.companyId, tx.companyId), eq(bankFiles.id, id));

/** An uploaded statement. Throws 404. */
export async function findFile(tx: CompanyTx, id: string): Promise<BankFileRow> {
  const file = await fileOrNone(tx, id);
  if (!file) throw callProblems.notFound();
  return file;
}

export async function fileOrNone(tx: CompanyTx, id: string): Promise<BankFileRow | undefined> {
  const [file] = await tx.select(facts).from(bankFiles).where(one(tx, id));
  return file;
}

/** `findFile` with a row lock until the transaction ends. */
export async function lockFile(tx: CompanyTx, id: string): Promise<BankFileRow> {
  const [file] = await tx.select(facts).from(bankFiles).where(one(tx, id)).for('update');
  if (!file) throw callProblems.notFound();
  return file;
}

export async function bytesOfFile(tx: CompanyTx, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [file] = await tx.select({ dosya: bankFiles.dosya }).from(bankFiles).where(one(tx, id));
  return file?.dosya ? new Uint8Array(file.dosya) : undefined;
}

const MOST_LISTED = 10;

/** The latest uploads, newest first. */
export function newestFiles(tx: CompanyTx): Promise<BankFileRow[]> {
  return tx
    .select(facts)
    .from(bankFiles)
    .where(eq(bankFiles.companyId, tx.companyId))
    .orderBy(desc(bankFiles.createdAt), desc(bankFiles.id))
    .limit(MOST_LISTED);
}

/** The uploads that are not done with. */
export function openFiles(tx: CompanyTx): Promise<BankFileRow[]> {
  return tx
    .select(facts)
    .from(bankFiles)
    .where(and(eq(bankFiles.companyId, tx.companyId), inArray(bankFiles.durum, [...open])))
    .limit(MOST_LISTED);
}

export async function insertFile(
  tx: CompanyTx,
  file: Omit<typeof bankFiles.$inferInsert, 'companyId' | 'updatedAt'>,
): Promise<void> {
  await tx.insert(bankFiles).values({ ...file, companyId: tx.companyId, updatedAt: file.createdAt });
}

/** Changes an upload and returns it. */
export async function updateFile(
  tx: CompanyTx,
  id: string,
  change: Partial<BankFileRow>,
  now: Date,
): Promise<BankFileRow> {
  const [file] = await tx
    .update(bankFiles)
    .set({ ...change, updatedAt: now })
    .where(one(tx, id))
    .returning(facts);
  if (!file) throw callProblems.notFound();
  return file;
}

/** Ends an upload: its bytes and example rows are deleted (MNY-102). */
export async function endFile(
  tx: CompanyTx,
  id: string,
  end: Pick<BankFileRow, 'durum'> & Partial<BankFileRow>,
  now: Date,
): Promise<BankFileRow> {
  const [file] = await tx
    .update(bankFiles)
    .set({ ...end, dosya: null, onizleme: null, updatedAt: now })
    .where(one(tx, id))
    .returning(facts);
  if (!file) throw callProblems.notFound();
  return file;
}

/** The end of an upload that was refused. */
export const refusedBy = ({ code, text }: ProblemError): Pick<BankFileRow, 'durum' | 'kod' | 'mesaj' | 'mesajEn'> => ({
  durum: 'HATALI',
  kod: code,
  mesaj: inLanguage('tr', text),
  mesajEn: inLanguage('en', text),
});

/** Uploads on which a job of an earlier server worked. */
export function unfinishedFiles(tx: ServerTx): Promise<{ companyId: string; fileId: string }[]> {
  return tx
    .select({ companyId: bankFiles.companyId, fileId: bankFiles.id })
    .from(bankFiles)
    .where(inArray(bankFiles.durum, [...running]));
}

const UNCONFIRMED_DAYS = 1;
const KEPT_DAYS = 400;

/** Deletes uploads that were not confirmed for a day, because of their bytes, and those of more than a year ago. */
export async function clearFiles(tx: ServerTx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await clearRows(
    tx,
    bankFiles,
    and(lt(bankFiles.updatedAt, before(UNCONFIRMED_DAYS)), eq(bankFiles.durum, 'ONAY_BEKLIYOR')),
  );
  await clearRows(
    tx,
    bankFiles,
    and(lt(bankFiles.updatedAt, before(KEPT_DAYS)), notInArray(bankFiles.durum, [...open])),
  );
}

/** Uploads on the wire. */
export async function fileAnswers(
  tx: CompanyTx,
  rows: readonly BankFileRow[],
  language: Language,
): Promise<Schemas['BankFile'][]> {
  const ours = (await ownAccounts(tx)).map(({ iban }) => formatIban(iban));
  return rows.map((row) => {
    const { id, dosyaAdi, tur, durum, hesap, paraBirim, onizleme, bakiyeVar, toplam, islenen, kod } = row;
    const { yeni, mevcut, otomatik, oneri, eslesmedi } = row;
    const counts = { toplam, islenen, yeni, mevcut, otomatik, oneri, eslesmedi };
    return {
      ...{ id, dosyaAdi, tur, durum, hesap, bilinenHesap: ours.includes(formatIban(hesap)), paraBirim },
      ...{ onizleme, bakiyeVar, ...counts, kod, mesaj: language === 'en' ? row.mesajEn : row.mesaj },
      ...{ baslangic: row.createdAt.toISOString(), guncellendi: row.updatedAt.toISOString() },
    };
  });
}

/** One upload on the wire. */
export async function fileAnswer(tx: CompanyTx, row: BankFileRow, language: Language): Promise<Schemas['BankFile']> {
  const [answer] = await fileAnswers(tx, [row], language);
  if (!answer) throw new Error('An upload that was read has no answer');
  return answer;
}

/** The bank entries of the company. */
export function ownAccounts(tx: CompanyTx): Promise<Schemas['OwnAccount'][]> {
  return tx
    .select({ iban: bankEntries.iban, bankaAdi: bankEntries.bankaAdi, paraBirim: bankEntries.paraBirim })
    .from(bankEntries)
    .where(eq(bankEntries.companyId, tx.companyId))
    .orderBy(bankEntries.createdAt)
    .limit(MOST_ACCOUNTS);
}

const MOST_ACCOUNTS = 200;
