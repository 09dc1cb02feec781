import type { Fault, ReadableColumn, Steps } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import type { components } from '@kalem/openapi';
import { validators } from '@kalem/openapi/validators';
import { type AuditAction, hasAudit, writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import { faultsOf, unstorablePath } from '../problems/contractFaults';
import { inPieces } from '../pieces';
import { openSheet, type UploadedRow } from '../spreadsheets/openSheet';
import { type CardRow, lockCards } from './Cards';
import type { CardSheet } from './sheets';

type ImportResult = components['schemas']['ImportResult'];
type Satir = ImportResult['satirlar'][number];

interface CardImport {
  readonly companyId: string;
  readonly userId: string;
  /** From the call's Idempotency-Key: a repeated import changes nothing and answers the same. */
  readonly id: string;
  readonly file: UploadedFile;
}

/** Rows that are read, looked up and stored together: few statements, and no other call waits long. */
export const PIECE = 150;

/**
 * Takes the cards of an Excel file, all in one transaction: known ones change, new ones are added, rows with faults are
 * skipped and named (CUS-13, STK-11). Of rows that name the same card the last one counts.
 */
export function importCards<Row extends CardRow, Content, Body extends object>(
  ports: Ports,
  sheet: CardSheet<Row, Content, Body>,
  { companyId, userId, id, file }: CardImport,
): Promise<ImportResult> {
  const { db, clock } = ports;
  const action: AuditAction = `import${sheet.cards.name}s`;
  return openSheet(ports, file, sheet, ({ rows, rowCount }) =>
    withCompany(db, companyId, async (tx) => {
      await lockCards(tx);
      const isDone = await hasAudit(tx, { action, entityId: id });
      const now = clock.now();
      const satirlar: Satir[] = [];
      for (let from = 0; from < rowCount; from += PIECE) {
        const piece = await importRows(tx, sheet, await rows(from, PIECE), { id, now });
        if (!isDone) await sheet.cards.put(tx, piece.changed);
        satirlar.push(...piece.satirlar);
      }
      const counts = {
        eklenen: count(satirlar, 'EKLENDI'),
        guncellenen: count(satirlar, 'GUNCELLENDI'),
        hatali: count(satirlar, 'HATALI'),
      };
      if (!isDone) await writeAudit(tx, { action, userId, entityId: id, at: now, details: counts });
      return { ...counts, satirlar };
    }),
  );
}

interface Import {
  readonly id: string;
  readonly now: Date;
}

/** What becomes of some rows of a sheet: the cards to store, and the outcome of each row. */
export async function importRows<Row extends CardRow, Content, Body extends object>(
  tx: CompanyTx,
  sheet: CardSheet<Row, Content, Body>,
  rows: readonly UploadedRow[],
  { id, now }: Import,
): Promise<{ changed: Row[]; satirlar: Satir[] }> {
  const { companyId } = tx;
  const read = rows.map(({ satir, fields: cells }) => {
    const fields = sheet.fieldsOf(cells);
    return { satir, fields, key: sheet.keyOf(fields) };
  });
  const known = await knownCards(tx, sheet, read.map(({ key }) => key).filter(Boolean));
  const changed = new Map<string, Row>();

  const outcomeOf = ({ satir, fields, key }: (typeof read)[number]): Satir => {
    const before = known.get(key);
    const body = sheet.bodyOf(fields, before);
    const mesaj = faultsOfRow(sheet, body);
    if (mesaj !== '') return { satir, sonuc: 'HATALI', mesaj };
    const card = before ?? { id: idOfRow(id, satir), companyId, createdAt: now };
    const row = {
      ...sheet.cards.newRow(sheet.contentOf(body), { id: card.id, companyId, createdAt: card.createdAt }),
      updatedAt: now,
    };
    known.set(key, row);
    changed.set(row.id, row);
    // A card with the id that this import gives this row was added by it before its answer was lost.
    return { satir, sonuc: card.id === idOfRow(id, satir) ? 'EKLENDI' : 'GUNCELLENDI', mesaj: '' };
  };
  const satirlar = await inPieces(oneByOne(read, outcomeOf));
  return { changed: [...changed.values()], satirlar };
}

function* oneByOne<Row, Outcome>(rows: readonly Row[], outcomeOf: (row: Row) => Outcome): Steps<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    outcomes.push(outcomeOf(row));
    yield;
  }
  return outcomes;
}

/** By key; of several cards with one key the oldest, which is the one that a second import finds too. */
async function knownCards<Row extends CardRow, Content, Body>(
  tx: CompanyTx,
  { cards }: CardSheet<Row, Content, Body>,
  keys: readonly string[],
): Promise<Map<string, Row>> {
  const known = new Map<string, Row>();
  for (const row of await cards.lockByKeys(tx, keys)) {
    const key = cards.keyOf(row);
    if (!known.has(key)) known.set(key, row);
  }
  return known;
}

/** What the contract and then the rules say against a row, by the headings of its cells; '' when nothing. */
function faultsOfRow<Body extends object>(
  { operation, columns, validate }: Pick<CardSheet<CardRow, unknown, Body>, 'operation' | 'columns' | 'validate'>,
  body: Body,
): string {
  const isOfContract = validators[`${operation}_body`];
  if (isOfContract && !isOfContract(body)) return sentence(columns, faultsOf(isOfContract.errors ?? []));
  const unstorable = unstorablePath(body);
  if (unstorable !== undefined)
    return sentence(columns, [{ path: unstorable, message: faultMessage({ code: 'INVALID_TEXT', params: {} }) }]);
  const isError = ({ severity }: Fault) => severity === 'error';
  return sentence(
    columns,
    validate(body)
      .filter(isError)
      .map((fault) => ({ path: fault.path, message: faultMessage(fault) })),
  );
}

function sentence(columns: readonly ReadableColumn[], faults: readonly { path: string; message: string }[]): string {
  const headingOf = (path: string) => columns.find(({ field }) => field === path)?.heading ?? path;
  return faults.map(({ path, message }) => `${headingOf(path)}: ${message}`).join('; ');
}

/** The id of the card that a row adds: the same for the same import. */
function idOfRow(importId: string, satir: number): string {
  const tail = (BigInt(`0x${importId.slice(24)}`) ^ BigInt(satir)).toString(16).padStart(12, '0');
  return importId.slice(0, 24) + tail;
}

function count(satirlar: readonly Satir[], outcome: Satir['sonuc']): number {
  return satirlar.filter(({ sonuc }) => sonuc === outcome).length;
}
