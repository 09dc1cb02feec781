import type { components } from '@kalem/openapi';
import { readCompany, withCompany } from '../db/wall';
import { writeAudit } from '../db/audit';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { SpreadsheetError, type UploadedFile } from '../ports/Spreadsheets';
import { spreadsheetLimits } from '../spreadsheets/limits';
import * as callProblems from '../problems/callProblems';
import type { Language } from '../problems/ProblemError';
import * as spreadsheetProblems from '../problems/spreadsheetProblems';
import { refuseAtOnce } from '../spreadsheets/readWorkbook';
import { type CardRow, lockCards } from './Cards';
import {
  beginRun,
  endRun,
  findRun,
  type ImportRun,
  importWire,
  isOpen,
  lockRun,
  newestRuns,
  openRuns,
  rowsOfRun,
} from './importRuns';
import type { CardSheet } from './sheets';

/** The parts of a call that the handlers need. */
interface Call {
  readonly language: Language;
  readonly ports: Ports;
  readonly user: { readonly id: string; readonly partnerSession: { readonly id: string } | undefined };
  readonly member: { readonly companyId: string };
}
interface CallOfOne extends Call {
  readonly path: { readonly id: string };
}
interface CallOfRows extends CallOfOne {
  readonly query: {
    readonly page?: number | undefined;
    readonly hatali?: boolean | undefined;
    readonly uyarili?: boolean | undefined;
  };
}

/** The parts of a call that both ways of importing need. */
export interface Upload extends Call {
  readonly newId: string;
  readonly query: { readonly bosHucre?: components['schemas']['EmptyCells'] | undefined };
  readonly body: { readonly file: UploadedFile };
}

/** The background imports of one kind of card. */
export function importRoutes<Row extends CardRow, Content extends object, Body extends object>({
  cards,
  tur,
  columns,
  bodyOf,
  contentOf,
  titleOf,
}: CardSheet<Row, Content, Body>) {
  const blank = new Map<string, unknown>(Object.entries(contentOf(bodyOf({}, undefined))));
  const find = async (tx: CompanyTx, id: string): Promise<ImportRun> => {
    const run = await findRun(tx, id);
    if (run?.tur !== tur) throw callProblems.notFound();
    return run;
  };
  const answer = (run: ImportRun, { language }: Call) => ({
    status: 200 as const,
    body: importWire(run, language),
  });

  return {
    start: async (call: Upload) => {
      const { ports, language, user, member, newId: id, query, body } = call;
      const { bosHucre = 'BOSALT' } = query;
      refuseFile(body.file);
      const run = await withCompany(ports.db, member.companyId, async (tx) => {
        // Without the lock, two calls at the same time would both find no running import.
        await lockCards(tx);
        const there = await findRun(tx, id);
        if (there) return there;
        if ((await openRuns(tx, [tur])).length > 0) throw spreadsheetProblems.importRunning();
        const now = ports.clock.now();
        const file = { dosyaAdi: shownName(body.file.name), dosya: body.file.bytes };
        const partnerSessionId = user.partnerSession?.id ?? null;
        const begun = { id, tur, userId: user.id, partnerSessionId, ...file, bosHucre };
        await beginRun(tx, begun, now);
        await ports.jobs.enqueue(tx, 'importCards', { companyId: member.companyId, importId: id });
        await writeAudit(tx, { action: `start${cards.name}Import`, userId: user.id, entityId: id, at: now });
        return find(tx, id);
      });
      return { status: 201 as const, body: importWire(run, language) };
    },

    known: async ({ ports, member, body }: Call & { readonly body: components['schemas']['CardKeys'] }) => {
      const keys = body.anahtarlar;
      // Only fields in the file count: an import cannot clear derived fields or missing columns.
      const fields = columns.map(({ field }) => field).filter((field) => body.alanlar?.includes(field));
      const known = await readCompany(ports.db, member.companyId, (tx) => cards.findByKeys(tx, keys));
      return { status: 200 as const, body: heldByKey(known, { keyOf: cards.keyOf, titleOf, blank, fields }) };
    },

    list: async ({ ports, language, member }: Call) => {
      const runs = await readCompany(ports.db, member.companyId, (tx) => newestRuns(tx, tur));
      return { status: 200 as const, body: { items: runs.map((run) => importWire(run, language)) } };
    },

    get: async (call: CallOfOne) =>
      answer(await readCompany(call.ports.db, call.member.companyId, (tx) => find(tx, call.path.id)), call),

    cancel: async (call: CallOfOne) => {
      const { ports, user, member, path } = call;
      const { id } = path;
      const run = await withCompany(ports.db, member.companyId, async (tx) => {
        await find(tx, id);
        const locked = await lockRun(tx, id);
        if (!locked || !isOpen(locked)) return find(tx, id);
        const now = ports.clock.now();
        const ended = await endRun(tx, id, { durum: 'IPTAL' }, now);
        await writeAudit(tx, { action: `cancel${cards.name}Import`, userId: user.id, entityId: id, at: now });
        return ended ?? locked;
      });
      return answer(run, call);
    },

    rows: async ({ ports, language, member, path, query }: CallOfRows) => {
      const { page = 1, hatali: isRefused = false, uyarili: isWarned = false } = query;
      const body = await withCompany(ports.db, member.companyId, async (tx) => {
        await find(tx, path.id);
        return rowsOfRun(tx, path.id, { page, isRefused, isWarned, language });
      });
      return { status: 200 as const, body };
    },
  };
}

interface KnownBy<Row> {
  readonly keyOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  /** The field values of a new card. */
  readonly blank: ReadonlyMap<string, unknown>;
  readonly fields: readonly string[];
}

/** The keys and names of these cards. For each key, the fields whose value differs from a new card's. */
function heldByKey<Row extends CardRow>(
  rows: readonly Row[],
  { keyOf, titleOf, blank, fields }: KnownBy<Row>,
): components['schemas']['KnownCards'] {
  const held = new Map<string, string[]>();
  for (const row of rows) {
    const content = new Map<string, unknown>(Object.entries(row));
    const others = held.get(keyOf(row)) ?? [];
    const isHeld = (field: string) => !isSame(content.get(field), blank.get(field));
    held.set(
      keyOf(row),
      fields.filter((field) => others.includes(field) || isHeld(field)),
    );
  }
  const dolu = [...held].map(([anahtar, alanlar]) => ({ anahtar, alanlar }));
  return {
    anahtarlar: [...held.keys()],
    dolu: dolu.filter(({ alanlar }) => alanlar.length > 0),
    adlar: rows.map((row) => ({ anahtar: keyOf(row), ad: titleOf(row) })),
  };
}

/** Whether two values are equal. Decimals may have different trailing zeros. */
function isSame(one: unknown, other: unknown): boolean {
  const isDecimal = (value: unknown) => typeof value === 'string' && /^\d+\.?\d*$/.test(value);
  return one === other || (isDecimal(one) && isDecimal(other) && Number(one) === Number(other));
}

/** Refuses an invalid file by its first bytes, before it is stored. */
function refuseFile({ bytes }: UploadedFile): void {
  try {
    refuseAtOnce(bytes);
  } catch (error) {
    throw error instanceof SpreadsheetError
      ? spreadsheetProblems.unusableFile(error.failure, spreadsheetLimits.rows)
      : error;
  }
}

const LONGEST_NAME = 300;

function shownName(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/\p{Cc}|\p{Cs}/gu, '') || 'Excel';
}
