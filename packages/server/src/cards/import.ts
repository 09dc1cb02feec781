import type { Fault, Steps } from '@kalem/domain';
import { type CardRows, keepsOwn } from '@kalem/domain/excel/cardRows';
import type { components } from '@kalem/openapi';
import { validators } from '@kalem/openapi/validators';
import { type AuditAction, hasAudit, writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import type { Language, Text } from '../problems/ProblemError';
import { faultAt, faultsOf, type KnownFault, unstorablePath } from '../problems/faults';
import { inPieces } from '../pieces';
import {
  idOfRow,
  type ImportedRow,
  inBoth,
  refusedFor,
  rowIn,
  type RowTexts,
  tally,
  warnedFor,
} from '../spreadsheets/importedRows';
import { openSheet, type UploadedRow } from '../spreadsheets/openSheet';
import { type CardRow, lockCards } from './Cards';
import type { CardSheet } from './sheets';

type ImportResult = components['schemas']['ImportResult'];
type EmptyCells = components['schemas']['EmptyCells'];

interface CardImport {
  readonly companyId: string;
  readonly userId: string;
  /** The Idempotency-Key of the call. A repeated import changes nothing and returns the same report. */
  readonly id: string;
  readonly file: UploadedFile;
  readonly bosHucre: EmptyCells;
  /** The language of the call. */
  readonly language: Language;
}

/** The number of rows that are read, decided and stored together. */
const PIECE = 250;

/**
 * Imports the cards of an Excel file in one transaction. Known cards are updated and new ones added. Rows with faults
 * are skipped and reported (CUS-13, STK-11). If several rows have the same key, the last one counts.
 */
export function importCards<Row extends CardRow, Content, Body extends object>(
  ports: Ports,
  sheet: CardSheet<Row, Content, Body>,
  { companyId, userId, id, file, bosHucre, language }: CardImport,
): Promise<ImportResult> {
  const { db, clock } = ports;
  const action: AuditAction = `import${sheet.cards.name}s`;
  return openSheet(ports, file, sheet, ({ rows, rowCount }) =>
    withCompany(db, companyId, async (tx) => {
      await lockCards(tx);
      const isDone = await hasAudit(tx, { action, entityId: id });
      const now = clock.now();
      const part = { rows, to: rowCount };
      const imported = await importRows(tx, sheet, part, { id, now, isRepeat: isDone, bosHucre });
      const satirlar = imported.map((row) => {
        const { alanlar: _cells, ...told } = rowIn(row, language);
        return told;
      });
      const { uyarili, ...counts } = tally(satirlar);
      if (!isDone) await writeAudit(tx, { action, userId, entityId: id, at: now, details: { ...counts, bosHucre } });
      return { ...counts, uyarili, satirlar };
    }),
  );
}

/** Reads rows of a sheet by their position. */
interface SheetPart {
  readonly rows: (from: number, count: number) => Promise<readonly UploadedRow[]>;
  readonly to: number;
}

interface Import {
  readonly id: string;
  /**
   * The start of the import, stored as the time of its changes. A card with a later time was changed by another user.
   */
  readonly now: Date;
  /** True when the rows were stored but the answer was lost. Returns the same report and stores nothing. */
  readonly isRepeat: boolean;
  readonly bosHucre: EmptyCells;
}

/** Imports rows of a sheet in pieces and returns the outcome of each row. */
export async function importRows<Row extends CardRow, Content, Body extends object>(
  tx: CompanyTx,
  sheet: CardSheet<Row, Content, Body>,
  { rows, to }: SheetPart,
  { id, now, isRepeat, bosHucre }: Import,
): Promise<ImportedRow[]> {
  const imported: ImportedRow[] = [];
  for (let place = 0; place < to; place += PIECE) {
    const read = (await rows(place, Math.min(PIECE, to - place))).map(({ satir, fields: cells }) => {
      const fields = sheet.fieldsOf(bosHucre === 'KORU' ? withoutKept(sheet, cells) : cells);
      return { satir, cells, fields, key: sheet.keyOf(fields) };
    });
    const known = await knownCards(tx, sheet, read.map(({ key }) => key).filter(Boolean));
    const decided = await inPieces(decideRows(tx, sheet, { read, known }, { id, now }));
    if (!isRepeat) await sheet.cards.put(tx, [...decided.changed.values()]);
    for (const row of decided.imported) imported.push(row);
  }
  return imported;
}

/** Removes the empty cells, so that a known card keeps those fields, as if the columns were missing. */
function withoutKept(rows: Pick<CardRows, 'together'>, cells: UploadedRow['fields']): UploadedRow['fields'] {
  const isFilled = (field: string) => (cells[field] ?? '') !== '';
  return Object.fromEntries(Object.entries(cells).filter(([field]) => !keepsOwn(rows, field, isFilled)));
}

interface ReadRow extends Pick<UploadedRow, 'satir'> {
  readonly cells: UploadedRow['fields'];
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly key: string;
}

interface LookedUp<Row> {
  readonly read: readonly ReadRow[];
  /** The known cards of these rows by key, oldest first. */
  readonly known: Map<string, Row[]>;
}

/** For a row whose card another user changed during the import. */
const changedMeanwhile: Text = {
  tr: 'Bu kartı yükleme sürerken başka biri değiştirdi, onun yazdıklarının üzerine yazılmadı. Gerekiyorsa satırı yeniden yükleyiniz.',
  en: 'Another user changed this card during the import, and their changes were kept. Import the row again if it is needed.',
};

/** Decides some rows: returns the cards to store, by id, and the outcome of each row. */
function* decideRows<Row extends CardRow, Content, Body extends object>(
  { companyId }: CompanyTx,
  sheet: CardSheet<Row, Content, Body>,
  { read, known }: LookedUp<Row>,
  { id, now }: Pick<Import, 'id' | 'now'>,
): Steps<{ changed: Map<string, Row>; imported: ImportedRow[] }> {
  const changed = new Map<string, Row>();
  const imported: ImportedRow[] = [];
  for (const { satir, cells, fields, key } of read) {
    const before = cardOf(known.get(key) ?? [], sheet, fields);
    const body = sheet.bodyOf(fields, before);
    const isOfOthers = before !== undefined && before.updatedAt > now;
    const said = isOfOthers ? inBoth((language) => changedMeanwhile[language]) : saidOfRow(sheet, body, fields);
    const { mesaj, uyari } = said;
    const alanlar = mesaj === '' && uyari === '' ? null : { ...cells };
    if (mesaj === '') {
      const idOfNew = idOfRow(id, satir);
      const card = before ?? { id: idOfNew, companyId, createdAt: now };
      const row = {
        ...sheet.cards.newRow(sheet.contentOf(body), { id: card.id, companyId, createdAt: card.createdAt }),
        updatedAt: now,
      };
      keepCard(known, key, row);
      if (!before || !isSameCard(row, before)) changed.set(row.id, row);
      // A card with the id of a new card was added by this import before its answer was lost.
      imported.push({ satir, sonuc: card.id === idOfNew ? 'EKLENDI' : 'GUNCELLENDI', ...said, alanlar });
    } else imported.push({ satir, sonuc: 'HATALI', ...said, alanlar });
    yield;
  }
  return { changed, imported };
}

/**
 * The card for a row. If several cards have the key (a customer with branches), the one with the same name; else the
 * oldest, so that a second import finds the same card.
 */
function cardOf<Row extends CardRow>(
  cards: readonly Row[],
  { nameOf }: Pick<CardSheet<Row, unknown, never>, 'nameOf'>,
  fields: ReadRow['fields'],
): Row | undefined {
  const name = cards.length > 1 ? nameOf(fields) : '';
  return cards.find((card) => name !== '' && card.arama.split('\n', 1)[0] === name) ?? cards[0];
}

/** Replaces a card in the list of its key, or appends it. */
function keepCard<Row extends CardRow>(known: Map<string, Row[]>, key: string, row: Row): void {
  const cards = known.get(key) ?? [];
  const place = cards.findIndex(({ id }) => id === row.id);
  known.set(key, place < 0 ? [...cards, row] : cards.with(place, row));
}

/** Whether storing a row would change nothing except `updatedAt`. */
function isSameCard<Row extends CardRow>(row: Row, before: Row): boolean {
  const { updatedAt: _at, version: _version, ...content } = row;
  return Object.entries(content).every(([field, value]) => {
    const known = before[field as keyof Row];
    return value === known || JSON.stringify(value) === JSON.stringify(known);
  });
}

/** The cards with these keys, oldest first, so that a second import finds them in the same order. */
async function knownCards<Row extends CardRow, Content, Body>(
  tx: CompanyTx,
  { cards }: CardSheet<Row, Content, Body>,
  keys: readonly string[],
): Promise<Map<string, Row[]>> {
  const known = new Map<string, Row[]>();
  for (const row of await cards.lockByKeys(tx, keys)) keepCard(known, cards.keyOf(row), row);
  return known;
}

/**
 * The faults and warnings of a row, as text with the headings of its cells. The contract is checked first, then the
 * rules. '' when there are none.
 */
function saidOfRow<Body extends object>(
  { operation, columns, validate, warningsOf }: Rules<Body>,
  body: Body,
  fields: ReadRow['fields'],
): RowTexts {
  const refused = (faults: readonly KnownFault[]) => refusedFor(columns, faults);
  const isOfContract = validators[`${operation}_body`];
  if (isOfContract && !isOfContract(body)) {
    const ofRules = validate(body);
    return refused(faultsOf(isOfContract.errors ?? []).map((fault) => withReason(fault, ofRules)));
  }
  const unstorable = unstorablePath(body);
  if (unstorable !== undefined) return refused([faultAt(unstorable, 'INVALID_TEXT')]);
  const found = [...validate(body), ...warningsOf(fields)];
  const of = (wanted: Fault['severity']) =>
    found.flatMap(({ severity, path, code, params }) => (severity === wanted ? [faultAt(path, code, params)] : []));
  const errors = of('error');
  if (errors.length > 0) return refused(errors);
  const warnings = of('warning');
  if (warnings.length === 0) return { mesaj: '', uyari: '' };
  return warnedFor(columns, warnings);
}

/** The rule's fault of the same field in place of `INVALID_VALUE`, which gives no reason. */
function withReason(fault: KnownFault, ofRules: readonly Fault[]): KnownFault {
  const rule = ofRules.find(({ path, severity }) => path === fault.path && severity === 'error');
  return fault.code === 'INVALID_VALUE' && rule ? faultAt(rule.path, rule.code, rule.params) : fault;
}

type Rules<Body> = Pick<CardSheet<CardRow, unknown, Body>, 'operation' | 'columns' | 'validate' | 'warningsOf'>;
