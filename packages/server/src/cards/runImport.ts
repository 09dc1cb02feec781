import { operations } from '@kalem/openapi/operations';
import { writeAudit } from '../db/audit';
import { readCompany, withCompany } from '../db/wall';
import { mayContinue } from '../companies/partnerSessionEnd';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { ProblemError } from '../problems/ProblemError';
import { storable } from '../spreadsheets/importedRows';
import { openSheet, type UploadedRow } from '../spreadsheets/openSheet';
import { type CardRow, lockCards } from './Cards';
import { importRows } from './import';
import { advanceRun, endRun, fileOfRun, findRun, type ImportRun, isOpen, lockRun, refusedBy } from './importRuns';
import type { CardSheet } from './sheets';

/** The time limit of one run, so that shutdown is quick and the queue does not consider the server dead. */
const RUN_MS = 60_000;
/** Rows that are stored in one transaction with the progress, so that a killed server leaves none half done. */
const STEP = 1000;

/**
 * Continues a background import. Returns the pause before the next run, or undefined when it has ended. Stored rows
 * count as done, so another server can continue without repeating work.
 */
export async function runImport<Row extends CardRow, Content, Body extends object>(
  ports: Ports,
  sheet: CardSheet<Row, Content, Body>,
  { companyId, importId }: { readonly companyId: string; readonly importId: string },
): Promise<number | undefined> {
  const { db, clock } = ports;
  const stopAt = Date.now() + RUN_MS;
  const read = await withCompany(db, companyId, async (tx) => ({
    run: await findRun(tx, importId),
    bytes: await fileOfRun(tx, importId),
  }));
  if (!read.run || !read.bytes || !isOpen(read.run)) return undefined;
  const file = { name: read.run.dosyaAdi, bytes: read.bytes };
  try {
    return await openSheet(ports, file, sheet, async ({ rows, rowCount }) => {
      for (;;) {
        const run = await readCompany(db, companyId, (tx) => findRun(tx, importId));
        if (!run || !isOpen(run)) return undefined;
        // Reads before the transaction, to keep the transaction short.
        const read = await rows(run.islenen, STEP);
        const piece = { run, rows: read, to: Math.min(run.islenen + STEP, rowCount), rowCount, now: clock.now() };
        await withCompany(db, companyId, (tx) => takeRows(tx, sheet, piece));
        if (Date.now() >= stopAt) return 0;
      }
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === BUSY) throw error;
    await withCompany(db, companyId, (tx) => endRun(tx, importId, refusedBy(error), clock.now()));
    return undefined;
  }
}

/** Too many files are being read. The import is retried later. */
const BUSY = 503;

interface Taken {
  /** The import when the rows were read. */
  readonly run: ImportRun;
  readonly rows: readonly UploadedRow[];
  /** The position of the next row. */
  readonly to: number;
  readonly rowCount: number;
  readonly now: Date;
}

/** Stores the next rows of an import, unless another server did or a user stopped it. */
async function takeRows<Row extends CardRow, Content, Body extends object>(
  tx: CompanyTx,
  sheet: CardSheet<Row, Content, Body>,
  { run: { id, islenen }, rows, to, rowCount, now }: Taken,
): Promise<void> {
  const run = await lockRun(tx, id);
  if (!run || !isOpen(run) || run.islenen !== islenen) return;
  if (!(await mayContinue(tx, run, operations[`start${sheet.cards.name}Import`].permission))) {
    await endRun(tx, id, refusedBy(callProblems.noPermission()), now);
    return;
  }
  await lockCards(tx);
  const part = {
    rows: (from: number, count: number) => Promise.resolve(rows.slice(from, from + count)),
    to: rows.length,
  };
  const { createdAt, bosHucre } = run;
  const imported = await importRows(tx, sheet, part, { id, now: createdAt, isRepeat: false, bosHucre });
  const outcomes = imported.map((row) => ({ ...row, alanlar: row.alanlar && storable(row.alanlar) }));
  await advanceRun(tx, run, { rows: outcomes, to, toplam: rowCount }, now);
  if (to >= rowCount) await finish(tx, sheet, run, now);
}

async function finish<Row extends CardRow, Content, Body>(
  tx: CompanyTx,
  { cards }: CardSheet<Row, Content, Body>,
  { id, userId, bosHucre }: ImportRun,
  now: Date,
): Promise<void> {
  const ended = await endRun(tx, id, { durum: 'TAMAMLANDI' }, now);
  if (!ended) return;
  const { eklenen, guncellenen, hatali } = ended;
  const details = { eklenen, guncellenen, hatali, bosHucre };
  await writeAudit(tx, { action: `import${cards.name}s`, userId, entityId: id, at: now, details });
}
