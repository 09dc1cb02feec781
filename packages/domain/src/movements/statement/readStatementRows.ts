import { minus, plus, type Whole } from '../../calculation/arithmetic';
import { writeKurus } from '../../calculation/decimal';
import { readCell } from '../../excel/sheets';
import type { SheetCell } from '../../excel/sheetXml';
import type { Steps } from '../../steps';
import { foldTr } from '../../text/letters';
import { type BankMovement, tidyTexts } from '../BankMovement';
import { readAmount, StyleFinder } from './amounts';
import type { AmountColumn, NumberStyle, StatementColumns, StatementRow } from './columns';
import { looksLikeDay, readDay, readTime } from './days';

/** Why a sheet is not taken. Nothing of it is. */
export type StatementFault =
  /** The balances do not fit the amounts at this row. */
  | { readonly kod: 'BALANCES_DO_NOT_FIT'; readonly satir: number }
  /** The column has both 1.234,56 and 1,234.56. The person answers with `sayiBicimi`. */
  | {
      readonly kod: 'NUMBER_STYLE_MIXED';
      readonly sutun: AmountColumn;
      readonly ornekler: readonly [string, string];
      readonly satir: number;
    }
  /** Rows whose day, amount or direction cannot be read, at most the first ten. */
  | {
      readonly kod: 'ROWS_UNREADABLE';
      readonly satirlar: readonly { readonly satir: number; readonly sutun: keyof StatementColumns }[];
    };

/** The movements of a file, oldest first. */
export interface ReadStatement {
  readonly hareketler: readonly BankMovement[];
  /** False: 'Bakiye sütunu yok, eksik satır fark edilemez.' */
  readonly bakiyeVar: boolean;
}

interface Account {
  readonly hesap: string;
  readonly paraBirim: string;
}

/** Rows between two pauses. */
const ROWS_AT_ONCE = 200;
const MOST_FAULTS = 10;

/**
 * Reads the movements below the row `headingRow` (0 without headings). Rows without a day (totals, page ends, repeated
 * headings) and amounts of 0 are left out. With a balance column the balances are checked, in both orders. Run it with
 * `atOnce`, or in pieces. Source: MNY-88, MNY-89.
 */
export function* readStatementRows(
  rows: readonly StatementRow[],
  headingRow: number,
  columns: StatementColumns,
  account: Account,
): Steps<ReadStatement | StatementFault> {
  const below = rows.filter(({ row }) => row > headingRow);
  const styles = yield* findStyles(below, columns, account.paraBirim);
  if ('kod' in styles) return styles;
  const read: ReadRow[] = [];
  const faults: { satir: number; sutun: keyof StatementColumns }[] = [];
  for (const [index, { row, cells }] of below.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield;
    const one = readRow(cells, columns, styles, account);
    if (typeof one === 'string') faults.push({ satir: row, sutun: one });
    else if (one) read.push({ ...one, satir: row });
    if (faults.length === MOST_FAULTS) break;
  }
  if (faults.length > 0) return { kod: 'ROWS_UNREADABLE', satirlar: faults };
  const bakiyeVar = read.some(({ balance }) => balance !== null);
  const checked = bakiyeVar ? checkBalances(read) : { isReversed: isNewestFirst(read) };
  if (typeof checked === 'number') return { kod: 'BALANCES_DO_NOT_FIT', satir: checked };
  const hareketler = read.flatMap(({ movement }) => (movement ? [movement] : []));
  return { hareketler: checked.isReversed ? hareketler.reverse() : hareketler, bakiyeVar };
}

type Styles = Partial<Record<AmountColumn, NumberStyle>>;

/** The number style of each column of amounts, from its cells or from the person. */
function* findStyles(
  rows: readonly StatementRow[],
  columns: StatementColumns,
  paraBirim: string,
): Steps<Styles | StatementFault> {
  const names = (['tutar', 'borc', 'alacak', 'bakiye'] as const).filter((name) => columns[name] !== undefined);
  const finders = names.map((name) => ({ name, at: columns[name] ?? 0, finder: new StyleFinder() }));
  for (const [index, { row, cells }] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield;
    if (!looksLikeDay(cells[columns.tarih])) continue;
    for (const { at, finder } of finders) finder.take(cells[at], row, paraBirim);
  }
  const styles: Styles = {};
  for (const { name, finder } of finders) {
    const { mixed } = finder;
    const chosen = columns.sayiBicimi?.[name];
    if (mixed && !chosen) return { kod: 'NUMBER_STYLE_MIXED', sutun: name, ...mixed };
    styles[name] = chosen ?? finder.style;
  }
  return styles;
}

interface ReadCells {
  readonly tarih: string;
  /** With its sign: above 0 came in. */
  readonly amount: Whole;
  readonly balance: Whole | null;
  /** None for an amount of 0, such as the row of an opening balance. */
  readonly movement?: BankMovement;
}

interface ReadRow extends ReadCells {
  readonly satir: number;
}

/** A movement; undefined for a row that is none; the name of a column that cannot be read. */
function readRow(
  cells: readonly SheetCell[],
  columns: StatementColumns,
  styles: Styles,
  { hesap, paraBirim }: Account,
): ReadCells | keyof StatementColumns | undefined {
  const day = readDay(cells[columns.tarih]);
  const amountAt = (name: AmountColumn) => {
    const at = columns[name];
    return at === undefined ? null : readAmount(cells[at], styles[name] ?? 'VIRGUL', paraBirim);
  };
  const amount = signedAmount(cells, columns, amountAt);
  if (!day) {
    const isBroken = looksLikeDay(cells[columns.tarih]) && amount !== 0 && typeof amount !== 'string';
    return isBroken ? 'tarih' : undefined;
  }
  if (typeof amount === 'string') return amount;
  const balance = amountAt('bakiye');
  if (balance === undefined) return 'bakiye';
  const { tarih } = day;
  if (amount === 0) return { tarih, amount, balance };
  const saat = day.saat ?? (columns.saat === undefined ? undefined : readTime(cells[columns.saat]));
  const movement: BankMovement = {
    hesap,
    tarih,
    tutar: writeKurus(amount < 0 ? -amount : amount),
    paraBirim,
    yon: amount < 0 ? 'BORC' : 'ALACAK',
    ...(saat === undefined ? {} : { saat }),
    ...readTexts(cells, columns),
    ...(balance === null ? {} : { bakiye: writeKurus(balance) }),
  };
  return { tarih, amount, balance, movement };
}

/** The amount with its sign, 0 for a row without one, or the column that cannot be read. */
function signedAmount(
  cells: readonly SheetCell[],
  columns: StatementColumns,
  amountAt: (name: AmountColumn) => Whole | null | undefined,
): Whole | keyof StatementColumns {
  if (columns.tutar !== undefined) {
    const amount = amountAt('tutar');
    if (amount === undefined) return 'tutar';
    if (amount === null || amount === 0) return 0;
    if (columns.yon === undefined) return amount;
    const isCredit = readDirection(cells[columns.yon]);
    if (isCredit === undefined || (isCredit && amount < 0)) return 'yon';
    return isCredit === amount > 0 ? amount : -amount;
  }
  const [debit, credit] = [amountAt('borc'), amountAt('alacak')];
  if (debit === undefined) return 'borc';
  if (credit === undefined || (credit !== null && credit < 0)) return 'alacak';
  if (debit !== null && debit !== 0 && credit !== null && credit !== 0) return 'alacak';
  return plus(credit ?? 0, debit !== null && debit > 0 ? -debit : (debit ?? 0));
}

/** True for A (alacak: money came in), false for B (borç). */
function readDirection(cell: SheetCell | undefined): boolean | undefined {
  const key = typeof cell === 'string' ? foldTr(cell.slice(0, 20)).replace(/[()\s]/g, '') : '';
  if (['a', 'alacak', '+'].includes(key)) return true;
  return ['b', 'borc', '-'].includes(key) ? false : undefined;
}

function readTexts(cells: readonly SheetCell[], columns: StatementColumns): Partial<BankMovement> {
  const textAt = (at: number | undefined) => {
    const cell = at === undefined ? null : cells[at];
    return typeof cell === 'number' ? readCell('text', cell) : (cell ?? '');
  };
  return tidyTexts({
    // Each part is cut before they are joined, because a hostile cell has megabytes.
    metin: columns.metin.map((at) => textAt(at).slice(0, LONGEST_PART)).join(' '),
    karsiAd: textAt(columns.karsiAd),
    karsiVkn: textAt(columns.karsiVkn),
    karsiIban: textAt(columns.karsiIban),
    kanal: textAt(columns.kanal),
    bankaReferansi: textAt(columns.referans),
  });
}

/** Characters of one column of a text. */
const LONGEST_PART = 1000;

/**
 * Checks that each balance is the one before plus the amount, from the oldest row on or from the newest. Returns the
 * order, or the row that fits in neither. Rows without an amount and a balance take no part. Source: MNY-89.
 */
function checkBalances(rows: readonly ReadRow[]): { isReversed: boolean } | number {
  const chain = rows.filter(({ amount, balance }) => amount !== 0 || balance !== null);
  const failsAt = (fits: (one: ReadRow, before: ReadRow) => boolean) =>
    chain.findIndex((one, index) => {
      const before = chain[index - 1];
      return one.balance === null || (before !== undefined && !fits(one, before));
    });
  const forward = failsAt((one, before) => minus(one.balance ?? 0, before.balance ?? 0) === one.amount);
  if (forward === -1) return { isReversed: false };
  const backward = failsAt((one, before) => minus(before.balance ?? 0, one.balance ?? 0) === before.amount);
  if (backward === -1) return { isReversed: true };
  return chain[Math.max(forward, backward)]?.satir ?? 0;
}

function isNewestFirst(rows: readonly ReadRow[]): boolean {
  return (rows[0]?.tarih ?? '') > (rows.at(-1)?.tarih ?? '');
}
