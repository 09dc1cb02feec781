import type { Fault } from '@kalem/domain';
import { openingRows } from '@kalem/domain/excel/openingRows';
import { debtorKey } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { hasAudit, writeAudit } from '../../db/audit';
import { rowsOf } from '../../db/rows';
import { withCompany } from '../../db/wall';
import { inPieces } from '../../pieces';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import type { UploadedFile } from '../../ports/Spreadsheets';
import { inLanguage, type Language } from '../../problems/ProblemError';
import { faultAt } from '../../problems/faults';
import * as ledgerProblems from '../../problems/ledgerProblems';
import {
  idOfRow,
  type ImportedRow,
  inBoth,
  refusedFor,
  rowIn,
  type RowTexts,
  storable,
  tally,
  warnedFor,
} from '../../spreadsheets/importedRows';
import { openSheet, type UploadedRow } from '../../spreadsheets/openSheet';
import type { Debtor } from '../books';
import { lockTracking } from '../claims';
import { findCollectionSettings } from '../settings';
import {
  bookOpenings,
  findOpenings,
  lockOpenings,
  type NewOpening,
  openingKey,
  type StoredOpening,
} from './bookOpenings';
import { lockGroups } from './merged';

interface OpeningImport {
  readonly companyId: string;
  readonly userId: string;
  /** The Idempotency-Key of the call. A repeated import changes nothing and returns the same report. */
  readonly id: string;
  readonly file: UploadedFile;
  readonly language: Language;
}

/** Rows that are booked together. */
const PIECE = 500;

/**
 * Imports the opening balances of an Excel file in one transaction. Rows with faults are skipped and reported, as those
 * of cards are (MNY-42). Of rows with the same account and currency the last one counts. Throws 409 while nothing is
 * tracked.
 */
export function importOpenings(
  ports: Ports,
  { companyId, userId, id, file, language }: OpeningImport,
): Promise<components['schemas']['OpeningImportResult']> {
  const action = 'importOpeningBalances';
  return openSheet(ports, file, openingRows, async ({ rows, rowCount }) => {
    const uploaded = await rows(0, rowCount);
    return withCompany(ports.db, companyId, async (tx) => {
      const now = ports.clock.now();
      await lockGroups(tx);
      await lockTracking(tx, 'shared');
      const { baslangic } = await findCollectionSettings(tx);
      if (baslangic === null) throw ledgerProblems.trackingNotStarted();
      const read = await readRows(tx, uploaded);
      const debtorIds = await lockOpenings(tx, accountsOf(read), now);
      const isRepeat = await hasAudit(tx, { action, entityId: id });
      const taken = read.map((row) => ({ ...row, debtorId: debtorIds.get(row.debtor.anahtar) }));
      const there = await findOpenings(tx, [...debtorIds.values()]);
      const opening = { baslangic, userId, now };
      const refused = isRepeat ? new Set() : await bookRows(tx, { rows: taken, there, id }, opening);
      const satirlar = outcomesOf(taken, there, id)
        .map((row) => (refused.has(idOfRow(id, row.satir)) ? { ...row, sonuc: 'HATALI' as const, ...refunded } : row))
        .map((row) => rowIn(row, language));
      const { uyarili, ...counts } = tally(satirlar);
      if (!isRepeat) await writeAudit(tx, { action, userId, entityId: id, at: now, details: counts });
      return { ...counts, uyarili, satirlar };
    });
  });
}

const refunded = inBoth((language) => inLanguage(language, ledgerProblems.creditRefunded().text));

interface ReadRow extends Pick<UploadedRow, 'satir'> {
  readonly cells: UploadedRow['fields'];
  readonly fields: ReturnType<typeof openingRows.fieldsOf>;
  readonly debtor: Debtor;
  readonly said: RowTexts;
}

interface TakenRow extends ReadRow {
  /** Undefined for a refused row. */
  readonly debtorId: string | undefined;
}

/** The rows with their faults. An account that exists keeps its name. */
async function readRows(tx: CompanyTx, uploaded: readonly UploadedRow[]): Promise<ReadRow[]> {
  const rows = uploaded.map(({ satir, fields: cells }) => {
    const fields = openingRows.fieldsOf(cells);
    const anahtar = debtorKey({ ...fields, aliciUnvan: fields.unvan, aliciAdi: '', aliciSoyadi: '' });
    return { satir, cells, fields, anahtar };
  });
  const keys = JSON.stringify(rows.map(({ anahtar }) => anahtar).filter(isStorable));
  const known = await rowsOf<Debtor>(
    tx,
    sql`select anahtar, vkn_tckn as "vknTckn", ad from debtor where company_id = ${tx.companyId}
      and anahtar in (select value from json_array_elements_text(${keys}::json))`,
  );
  const byKey = new Map(known.map((debtor) => [debtor.anahtar, debtor]));
  return inPieces(
    (function* () {
      const read: ReadRow[] = [];
      for (const { anahtar, ...row } of rows) {
        const { vknTckn, unvan } = row.fields;
        const there = byKey.get(anahtar);
        const debtor = there ?? { anahtar, vknTckn, ad: unvan };
        const nameless: Fault[] = there || unvan !== '' ? [] : [missingName];
        read.push({ ...row, debtor, said: saidOf([...openingRows.faultsOf(row.fields), ...nameless]) });
        yield;
      }
      return read;
    })(),
  );
}

const missingName: Fault = { path: 'unvan', code: 'REQUIRED', params: {}, severity: 'error' };

/** PostgreSQL takes no null character in a text. */
const isStorable = (key: string) => !key.includes('\0');

function saidOf(faults: readonly Fault[]): RowTexts {
  const distinct = faults.filter((fault, index) => faults.findIndex(({ path }) => path === fault.path) === index);
  const of = (wanted: Fault['severity']) =>
    distinct.flatMap(({ severity, path, code, params }) => (severity === wanted ? [faultAt(path, code, params)] : []));
  const errors = of('error');
  if (errors.length > 0) return refusedFor(openingRows.columns, errors);
  const warnings = of('warning');
  return warnings.length > 0 ? warnedFor(openingRows.columns, warnings) : { mesaj: '', uyari: '' };
}

/** The accounts of the rows that are taken. */
function accountsOf(rows: readonly ReadRow[]): Debtor[] {
  return rows.filter(({ said }) => said.mesaj === '').map(({ debtor }) => debtor);
}

/** The outcome of each row: it adds an opening balance, or changes one from before the import or of a row above. */
function outcomesOf(
  rows: readonly TakenRow[],
  there: ReadonlyMap<string, StoredOpening>,
  importId: string,
): ImportedRow[] {
  const seen = new Set<string>();
  return rows.map(({ satir, cells, fields, said, debtorId }) => {
    const alanlar = said.mesaj === '' && said.uyari === '' ? null : storable(cells);
    if (said.mesaj !== '' || debtorId === undefined) return { satir, sonuc: 'HATALI', ...said, alanlar };
    const key = openingKey({ debtorId, paraBirim: fields.paraBirim });
    const before = there.get(key);
    const isThere = seen.has(key) || (before !== undefined && !isOfImport(before.id, importId));
    seen.add(key);
    return { satir, sonuc: isThere ? 'GUNCELLENDI' : 'EKLENDI', ...said, alanlar };
  });
}

/** Whether this import added the opening balance, before its answer was lost. */
function isOfImport(id: string, importId: string): boolean {
  return idOfRow(importId, 0).slice(0, 24) === id.slice(0, 24);
}

/** Books the rows that are taken. Returns the ids of those that a refund prevented. */
async function bookRows(
  tx: CompanyTx,
  { rows, there, id }: { rows: readonly TakenRow[]; there: ReadonlyMap<string, StoredOpening>; id: string },
  opening: Parameters<typeof bookOpenings>[2],
): Promise<ReadonlySet<string>> {
  const last = new Map<string, NewOpening>();
  for (const { satir, fields, said, debtorId } of rows) {
    if (said.mesaj !== '' || debtorId === undefined) continue;
    const { tutar, paraBirim, vadeTarihi } = fields;
    const key = openingKey({ debtorId, paraBirim });
    const row = { id: idOfRow(id, satir), debtorId, paraBirim, tutar, vadeTarihi: vadeTarihi || null };
    last.set(key, { ...row, before: there.get(key) });
  }
  const openings = [...last.values()];
  const refused = new Set<string>();
  for (let from = 0; from < openings.length; from += PIECE)
    for (const one of await bookOpenings(tx, openings.slice(from, from + PIECE), opening)) refused.add(one.id);
  return refused;
}
