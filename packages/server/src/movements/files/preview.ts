import {
  findHeadings,
  guessHeadings,
  headingsKey,
  type StatementColumns,
  type StatementRow,
} from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { and, desc, eq } from 'drizzle-orm';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import type { UploadedFile } from '../../ports/Spreadsheets';
import { statementColumns } from '../tables';
import { openStatement } from './openStatement';
import { readMt940File } from './readMt940File';
import type { BankFileRow } from './store';

type Schemas = components['schemas'];
type Preview = Schemas['StatementPreview'];

/** Rows in which the headings are looked for. Some banks write a page of addresses above them. */
const HEAD_ROWS = 60;
const LONGEST_CELL = 200;
const SAMPLES = 5;

interface Proposed extends Pick<BankFileRow, 'tur' | 'hesap' | 'paraBirim'> {
  readonly onizleme: Preview | null;
}

/** The account and the proposed columns of a file. Throws 413, 415 and 422 for an unusable one. */
export function previewFile(ports: Ports, file: UploadedFile): Promise<Proposed> {
  return openStatement(ports, file, async ({ kind, rows }) => {
    if (kind === 'MT940') {
      const [account] = await readMt940File(rows);
      return { tur: kind, hesap: account?.hesap ?? '', paraBirim: account?.paraBirim ?? 'TRY', onizleme: null };
    }
    const first = await rows(0, HEAD_ROWS);
    const headings = findHeadings(first) ?? guessHeadings(first);
    const found = headings ?? { satir: 0, basliklar: [], sutunlar: {}, ornekler: textsOf(first).slice(0, SAMPLES) };
    const onizleme: Preview = {
      basliklar: found.basliklar.map(cut),
      ornekler: found.ornekler.map((cells) => cells.map(cut)),
      sutunlar: columnsWire(found.satir, found.sutunlar),
      bulundu: headings !== undefined && isWhole(headings.sutunlar),
      hatirlanan: false,
      karisik: null,
      okunamayan: [],
    };
    return { tur: kind, hesap: headings?.hesap ?? '', paraBirim: 'TRY', onizleme };
  });
}

function textsOf(rows: readonly StatementRow[]): string[][] {
  return rows.map(({ cells }) => cells.map((cell) => (cell === null ? '' : String(cell))));
}

const cut = (text: string): string => text.slice(0, LONGEST_CELL).replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '');

/** Whether the columns say what came in on which day. */
export function isWhole({ tarih, metin = [], tutar, alacak }: Partial<StatementColumns>): boolean {
  return tarih !== undefined && metin.length > 0 && (tutar !== undefined || alacak !== undefined);
}

function columnsWire(row: number, columns: Partial<StatementColumns>): Schemas['StatementColumns'] {
  const { metin, ...others } = columns;
  return { baslikSatiri: row, ...others, ...(metin && { metin: [...metin] }) };
}

/** The columns that a person confirmed for the account of the file, or for any account, with the same headings. */
export async function withRemembered(tx: CompanyTx, read: Proposed): Promise<Proposed> {
  const { onizleme, hesap } = read;
  if (!onizleme || onizleme.basliklar.length === 0) return read;
  const isKnown = and(
    eq(statementColumns.companyId, tx.companyId),
    eq(statementColumns.basliklar, headingsKey(onizleme.basliklar)),
    hesap === '' ? undefined : eq(statementColumns.hesap, hesap),
  );
  const [known] = await tx
    .select()
    .from(statementColumns)
    .where(isKnown)
    .orderBy(desc(statementColumns.updatedAt))
    .limit(1);
  if (!known) return read;
  const sutunlar = columnsWire(onizleme.sutunlar.baslikSatiri, known.sutunlar);
  const preview = { ...onizleme, sutunlar, bulundu: true, hatirlanan: true };
  return { ...read, hesap: known.hesap, paraBirim: known.paraBirim, onizleme: preview };
}

/** The columns as the domain has them. */
export function asColumns({ baslikSatiri: _row, ...columns }: Schemas['StatementColumns']): Partial<StatementColumns> {
  return columns;
}

interface Remembered extends Pick<BankFileRow, 'hesap' | 'paraBirim'> {
  readonly sutunlar: Schemas['StatementColumns'];
  readonly onizleme: Preview;
  readonly now: Date;
}

/** Keeps confirmed columns for the next file of the account with these headings. */
export async function rememberColumns(
  tx: CompanyTx,
  { hesap, paraBirim, sutunlar, onizleme, now }: Remembered,
): Promise<void> {
  // The number style belongs to the file, not to the bank.
  const { sayiBicimi: _style, metin = [], tarih = 0, ...columns } = asColumns(sutunlar);
  const kept = { sutunlar: { ...columns, metin, tarih }, paraBirim, updatedAt: now };
  await tx
    .insert(statementColumns)
    .values({ companyId: tx.companyId, hesap, basliklar: headingsKey(onizleme.basliklar), ...kept })
    .onConflictDoUpdate({
      target: [statementColumns.companyId, statementColumns.basliklar, statementColumns.hesap],
      set: kept,
    });
}
