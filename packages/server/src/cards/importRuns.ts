import { DAY_MS } from '@kalem/domain';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { clearRows } from '../db/clearRows';
import { inLanguage, type Language, type ProblemError } from '../problems/ProblemError';
import { type ImportedRow, rowIn, tally } from '../spreadsheets/importedRows';
import { cardImportPieces, cardImports } from './tables';

type Schemas = components['schemas'];
type Kind = Schemas['RunningImport']['tur'];
type Outcome = Schemas['CardImportRow'];

const { dosya: _file, ...facts } = getTableColumns(cardImports);

/** A background import without its file. */
export type ImportRun = Omit<typeof cardImports.$inferSelect, 'dosya'>;

const open: readonly ImportRun['durum'][] = ['BEKLIYOR', 'SURUYOR'];

export const isOpen = ({ durum }: ImportRun): boolean => open.includes(durum);

export async function findRun(tx: CompanyTx, id: string): Promise<ImportRun | undefined> {
  const [run] = await tx.select(facts).from(cardImports).where(one(tx, id));
  return run;
}

/** `findRun` with a row lock until the transaction ends. */
export async function lockRun(tx: CompanyTx, id: string): Promise<ImportRun | undefined> {
  const [run] = await tx.select(facts).from(cardImports).where(one(tx, id)).for('update');
  return run;
}

/** The file of a running import. */
export async function fileOfRun(tx: CompanyTx, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [run] = await tx.select({ dosya: cardImports.dosya }).from(cardImports).where(one(tx, id));
  return run?.dosya ? new Uint8Array(run.dosya) : undefined;
}

const MOST_LISTED = 10;

/** The latest imports of one kind of card, newest first. */
export async function newestRuns(tx: CompanyTx, tur: Kind): Promise<ImportRun[]> {
  return tx
    .select(facts)
    .from(cardImports)
    .where(and(eq(cardImports.companyId, tx.companyId), eq(cardImports.tur, tur)))
    .orderBy(desc(cardImports.createdAt), desc(cardImports.id))
    .limit(MOST_LISTED);
}

/** The running imports of these kinds. */
export async function openRuns(tx: CompanyTx, kinds: readonly Kind[]): Promise<ImportRun[]> {
  if (kinds.length === 0) return [];
  return tx
    .select(facts)
    .from(cardImports)
    .where(
      and(
        eq(cardImports.companyId, tx.companyId),
        inArray(cardImports.tur, [...kinds]),
        inArray(cardImports.durum, [...open]),
      ),
    )
    .orderBy(asc(cardImports.createdAt))
    .limit(MOST_LISTED);
}

/** How many days an incomplete import is reported. */
const TOLD_DAYS = 7;

/** The latest import of this person for each kind, if it ended recently and skipped rows. */
export async function incompleteRuns(
  tx: CompanyTx,
  { kinds, userId, now }: { readonly kinds: readonly Kind[]; readonly userId: string; readonly now: Date },
): Promise<ImportRun[]> {
  if (kinds.length === 0) return [];
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
  const newest = await tx
    .selectDistinctOn([cardImports.tur], facts)
    .from(cardImports)
    .where(
      and(
        eq(cardImports.companyId, tx.companyId),
        eq(cardImports.userId, userId),
        inArray(cardImports.tur, [...kinds]),
      ),
    )
    .orderBy(asc(cardImports.tur), desc(cardImports.createdAt), desc(cardImports.id));
  return newest.filter((run) => !isOpen(run) && run.updatedAt >= since && (run.hatali > 0 || run.durum === 'HATALI'));
}

type Begun = Pick<
  typeof cardImports.$inferInsert,
  'id' | 'tur' | 'userId' | 'partnerSessionId' | 'dosyaAdi' | 'dosya' | 'bosHucre'
>;

export async function beginRun(tx: CompanyTx, begun: Begun, now: Date): Promise<void> {
  await tx
    .insert(cardImports)
    .values({ ...begun, companyId: tx.companyId, durum: 'BEKLIYOR', createdAt: now, updatedAt: now });
}

/** Stores the outcome of the next rows, and the progress. */
export async function advanceRun(
  tx: CompanyTx,
  { id, islenen }: ImportRun,
  { rows, to, toplam }: { readonly rows: readonly ImportedRow[]; readonly to: number; readonly toplam: number },
  now: Date,
): Promise<void> {
  for (const { from, part } of partsOf(rows)) {
    const { hatali, uyarili } = tally(part);
    const piece = { companyId: tx.companyId, importId: id, ilk: islenen + from, hatali, uyarili, satirlar: part };
    await tx.insert(cardImportPieces).values(piece);
  }
  const counts = tally(rows);
  await tx
    .update(cardImports)
    .set({
      durum: 'SURUYOR',
      toplam,
      islenen: to,
      eklenen: sql`${cardImports.eklenen} + ${counts.eklenen}`,
      guncellenen: sql`${cardImports.guncellenen} + ${counts.guncellenen}`,
      hatali: sql`${cardImports.hatali} + ${counts.hatali}`,
      uyarili: sql`${cardImports.uyarili} + ${counts.uyarili}`,
      updatedAt: now,
    })
    .where(one(tx, id));
}

/** Characters in one piece. A page of pieces is serialized at once, so larger pieces would block other calls. */
const MOST_TEXT = 1024 * 1024;

/** Splits rows into pieces. There is only one, unless the cells hold very much text. */
function* partsOf(rows: readonly ImportedRow[]): Generator<{ from: number; part: ImportedRow[] }> {
  let [from, text] = [0, 0];
  for (const [index, { mesaj, uyari, alanlar }] of rows.entries()) {
    const said = mesaj.length + uyari.length;
    const length = Object.values(alanlar ?? {}).reduce((sum, cell) => sum + cell.length, said);
    if (index > from && text + length > MOST_TEXT) {
      yield { from, part: rows.slice(from, index) };
      [from, text] = [index, 0];
    }
    text += length;
  }
  yield { from, part: rows.slice(from) };
}

type End = Pick<ImportRun, 'durum'> & Partial<Pick<ImportRun, 'mesaj' | 'mesajEn'>>;

/** The end of an import whose file was refused. */
export const refusedBy = ({ text }: ProblemError): End => ({
  durum: 'HATALI',
  mesaj: inLanguage('tr', text),
  mesajEn: inLanguage('en', text),
});

/** Ends a running import, deletes its file and returns the import. */
export async function endRun(tx: CompanyTx, id: string, end: End, now: Date): Promise<ImportRun | undefined> {
  const [run] = await tx
    .update(cardImports)
    .set({ ...end, dosya: null, updatedAt: now })
    .where(and(one(tx, id), inArray(cardImports.durum, [...open])))
    .returning(facts);
  return run;
}

/** The number of pieces on a page of rows. */
const PIECES = 5;

/** Selects a page of rows. All rows if both flags are false. */
interface Which {
  readonly page: number;
  readonly isRefused: boolean;
  readonly isWarned: boolean;
  readonly language: Language;
}

/** The outcomes so far in the order of the file: of all rows, or only refused rows or rows with a warning. */
export async function rowsOfRun(
  tx: CompanyTx,
  id: string,
  { page, isRefused, isWarned, language }: Which,
): Promise<{ items: Outcome[]; hasNext: boolean }> {
  const { companyId, importId, ilk, hatali, uyarili } = cardImportPieces;
  const holding = or(isRefused ? gt(hatali, 0) : undefined, isWarned ? gt(uyarili, 0) : undefined);
  const pieces = await tx
    .select({ satirlar: cardImportPieces.satirlar })
    .from(cardImportPieces)
    .where(and(eq(companyId, tx.companyId), eq(importId, id), holding))
    .orderBy(asc(ilk))
    .limit(PIECES + 1)
    .offset((page - 1) * PIECES);
  const rows = pieces
    .slice(0, PIECES)
    .flatMap(({ satirlar }) => satirlar.map((row) => rowIn({ uyari: '', ...row }, language)));
  const isAsked = ({ sonuc, uyari }: Outcome) => (isRefused && sonuc === 'HATALI') || (isWarned && uyari !== '');
  return { items: isRefused || isWarned ? rows.filter(isAsked) : rows, hasNext: pieces.length > PIECES };
}

/** Running imports of an earlier server. */
export async function unfinishedImports(tx: ServerTx): Promise<{ companyId: string; importId: string }[]> {
  return tx
    .select({ companyId: cardImports.companyId, importId: cardImports.id })
    .from(cardImports)
    .where(inArray(cardImports.durum, [...open]));
}

const KEPT_DAYS = 30;

/** Deletes imports that ended a month ago. */
export async function clearImports(tx: ServerTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await clearRows(tx, cardImports, and(lt(cardImports.updatedAt, before), notInArray(cardImports.durum, [...open])));
}

const one = (tx: CompanyTx, id: string) => and(eq(cardImports.companyId, tx.companyId), eq(cardImports.id, id));

/** An import in the wire format. */
export function importWire(run: ImportRun, language: Language): Schemas['CardImport'] {
  const { id, dosyaAdi, durum, toplam, islenen, eklenen, guncellenen, hatali, uyarili } = run;
  const counts = { toplam, islenen, eklenen, guncellenen, hatali, uyarili };
  const times = { baslangic: run.createdAt.toISOString(), guncellendi: run.updatedAt.toISOString() };
  return { id, dosyaAdi, durum, ...counts, mesaj: reasonIn(language, run), ...times };
}

/** The reason why the file was refused. Imports of older servers have it only in Turkish. */
export function reasonIn(language: Language, { mesaj, mesajEn }: Pick<ImportRun, 'mesaj' | 'mesajEn'>): string | null {
  return language === 'en' ? (mesajEn ?? mesaj) : mesaj;
}
