import { type BankMovement, readStatementRows, type StatementFault, type StatementRow } from '@kalem/domain/movements';
import { operations } from '@kalem/openapi/operations';
import { sql } from 'drizzle-orm';
import { mayContinue } from '../../companies/partnerSessionEnd';
import { withCompany } from '../../db/wall';
import { inPieces } from '../../pieces';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import * as movementProblems from '../../problems/movementProblems';
import { ProblemError } from '../../problems/ProblemError';
import { loadMatcher } from '../matching/candidates';
import { STEP, takeAndMatch } from '../takeAndMatch';
import { bankFiles } from '../tables';
import { type KeyedMovement, withKeys } from '../take';
import { openStatement } from './openStatement';
import { asColumns } from './preview';
import { readMt940File } from './readMt940File';
import {
  type BankFileRow,
  bytesOfFile,
  endFile,
  fileOrNone,
  isRunning,
  lockFile,
  refusedBy,
  updateFile,
} from './store';
import { undoFile } from './undoFile';

/** The time limit of one run, so that shutdown is quick and the queue does not consider the server dead. */
const RUN_MS = 60_000;
const ROWS = 1000;

interface Place {
  readonly companyId: string;
  readonly fileId: string;
}

/**
 * Continues to read or to undo an uploaded statement. Returns the pause before the next run, or undefined when it has
 * ended. What is stored counts as done, so another server can continue.
 */
export async function runFile(ports: Ports, place: Place): Promise<number | undefined> {
  const { companyId, fileId } = place;
  const { file, bytes } = await withCompany(ports.db, companyId, async (tx) => ({
    file: await fileOrNone(tx, fileId),
    bytes: await bytesOfFile(tx, fileId),
  }));
  if (!file || !isRunning(file)) return undefined;
  if (file.durum === 'GERI_ALINIYOR') return undoFile(ports, place, Date.now() + RUN_MS);
  if (!bytes) return undefined;
  try {
    return await readFile(ports, { file, bytes, place });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === BUSY) throw error;
    await withCompany(ports.db, companyId, (tx) => endFile(tx, fileId, refusedBy(error), ports.clock.now()));
    return undefined;
  }
}

/** Too many files are being read. The import is tried again later. */
const BUSY = 503;

interface Reading {
  readonly file: BankFileRow;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly place: Place;
}

async function readFile(ports: Ports, { file, bytes, place }: Reading): Promise<number | undefined> {
  const stopAt = Date.now() + RUN_MS;
  const { companyId, fileId } = place;
  const read = await movementsIn(ports, file, bytes);
  if ('kod' in read) {
    await withCompany(ports.db, companyId, (tx) => askAgain(tx, file, read, ports.clock.now()));
    return undefined;
  }
  const movements = await withKeys(read);
  const matcher = await loadMatcher(ports, companyId, movements.map(({ tarih }) => tarih).sort()[0] ?? '9999-12-31');
  for (;;) {
    const isDone = await withCompany(ports.db, companyId, async (tx) => {
      const locked = await lockFile(tx, fileId);
      if (!isRunning(locked) || locked.durum === 'GERI_ALINIYOR') return true;
      const now = ports.clock.now();
      if (!(await mayContinue(tx, locked, operations.uploadBankFile.permission))) {
        await endFile(tx, fileId, refusedBy(callProblems.noPermission()), now);
        return true;
      }
      return takeStep(ports, tx, { file: locked, movements, matcher, now });
    });
    if (isDone) return undefined;
    if (Date.now() >= stopAt) return 0;
  }
}

interface Step {
  readonly file: BankFileRow;
  readonly movements: readonly KeyedMovement[];
  readonly matcher: Awaited<ReturnType<typeof loadMatcher>>;
  readonly now: Date;
}

/** Stores and matches the next movements. Returns whether they were the last. */
async function takeStep(ports: Ports, tx: CompanyTx, { file, movements, matcher, now }: Step): Promise<boolean> {
  const { id, tur, islenen } = file;
  const to = Math.min(islenen + STEP, movements.length);
  const read = movements.slice(islenen, to);
  const counts = await takeAndMatch(ports, tx, read, { matcher, kaynak: tur, fileId: id, now });
  const isLast = to >= movements.length;
  const change = {
    toplam: movements.length,
    islenen: to,
    durum: isLast ? ('TAMAMLANDI' as const) : ('SURUYOR' as const),
  };
  await tx
    .update(bankFiles)
    .set({
      yeni: sql`${bankFiles.yeni} + ${counts.yeni}`,
      mevcut: sql`${bankFiles.mevcut} + ${counts.mevcut}`,
      otomatik: sql`${bankFiles.otomatik} + ${counts.otomatik}`,
      oneri: sql`${bankFiles.oneri} + ${counts.oneri}`,
      eslesmedi: sql`${bankFiles.eslesmedi} + ${counts.eslesmedi}`,
    })
    .where(sql`${bankFiles.companyId} = ${tx.companyId} and ${bankFiles.id} = ${id}`);
  await (isLast ? endFile(tx, id, change, now) : updateFile(tx, id, change, now));
  return isLast;
}

/** The movements of a file, or why its columns do not read it. Throws 422 for one that is broken. */
function movementsIn(
  ports: Ports,
  { dosyaAdi, hesap, paraBirim, sutunlar }: BankFileRow,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly BankMovement[] | Exclude<StatementFault, { kod: 'BALANCES_DO_NOT_FIT' }>> {
  return openStatement(ports, { name: dosyaAdi, bytes }, async ({ kind, rows }) => {
    if (kind === 'MT940') {
      const accounts = await readMt940File(rows);
      // The person confirmed the account of a file with one.
      return accounts.length > 1
        ? accounts.flatMap(({ hareketler }) => hareketler)
        : accounts.flatMap(({ hareketler }) => hareketler.map((one) => ({ ...one, hesap })));
    }
    const all: StatementRow[] = [];
    for (;;) {
      const read = await rows(all.length, ROWS);
      all.push(...read);
      if (read.length < ROWS) break;
    }
    const { tarih = 0, metin = [], ...columns } = asColumns(sutunlar ?? { baslikSatiri: 0 });
    const heading = sutunlar?.baslikSatiri ?? 0;
    const steps = readStatementRows(all, heading, { ...columns, tarih, metin }, { hesap, paraBirim });
    const result = await inPieces(steps);
    if (!('kod' in result)) return result.hareketler;
    if (result.kod === 'BALANCES_DO_NOT_FIT') throw movementProblems.balancesDoNotFit(result.satir);
    return result;
  });
}

/** The person is asked for another column or number style, at their place. */
async function askAgain(
  tx: CompanyTx,
  { id }: BankFileRow,
  fault: Exclude<StatementFault, { kod: 'BALANCES_DO_NOT_FIT' }>,
  now: Date,
): Promise<void> {
  const { durum, onizleme } = await lockFile(tx, id);
  if (!onizleme || (durum !== 'BEKLIYOR' && durum !== 'SURUYOR')) return;
  const karisik =
    fault.kod === 'NUMBER_STYLE_MIXED'
      ? { sutun: fault.sutun, satir: fault.satir, ornekler: [...fault.ornekler] }
      : null;
  const okunamayan = fault.kod === 'ROWS_UNREADABLE' ? fault.satirlar.map((row) => ({ ...row })) : [];
  await updateFile(tx, id, { durum: 'ONAY_BEKLIYOR', onizleme: { ...onizleme, karisik, okunamayan } }, now);
}
