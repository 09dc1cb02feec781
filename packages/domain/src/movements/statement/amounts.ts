import type { Whole } from '../../calculation/arithmetic';
import { readCell } from '../../excel/sheets';
import type { SheetCell } from '../../excel/sheetXml';
import { kurusOf } from '../BankMovement';
import type { NumberStyle } from './columns';

/** Longer cells are no amounts. */
const LONGEST_AMOUNT = 60;

/** The sign and the figures of a cell, without blanks and currency. */
interface Figures {
  readonly isNegative: boolean;
  readonly figures: string;
}

/**
 * The amount of a cell in hundredths, with its sign; null for an empty cell, undefined for no amount. `style` decides
 * only what the cell leaves open: '1.234' and '1,234'. Source: MNY-88.
 */
export function readAmount(
  cell: SheetCell | undefined,
  style: NumberStyle,
  paraBirim: string,
): Whole | null | undefined {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') {
    const text = readCell('number', cell);
    return withSign(text.startsWith('-'), kurusOf(text.replace('-', '')));
  }
  const read = figuresOf(cell, paraBirim);
  if (!read) return cell.trim() === '' ? null : undefined;
  return withSign(read.isNegative, kurusOf(toPoint(read.figures, style)));
}

/**
 * Finds the number style of a column, cell by cell. The last separator with two digits after it is the decimal one; one
 * with three digits separates thousands. Source: MNY-88.
 */
export class StyleFinder {
  /** The first cell of each style. */
  readonly #first: Partial<Record<NumberStyle, string>> = {};
  #mixedAt: number | undefined;

  /** Takes the next cell, in the row with this number. */
  take(cell: SheetCell | undefined, row: number, paraBirim: string): void {
    if (typeof cell !== 'string' || this.#mixedAt !== undefined) return;
    const style = styleOf(figuresOf(cell, paraBirim)?.figures ?? '');
    if (!style) return;
    this.#first[style] ??= cell.trim();
    if (this.#first.VIRGUL !== undefined && this.#first.NOKTA !== undefined) this.#mixedAt = row;
  }

  /** Cells that contradict each other, and the row of the second. */
  get mixed(): { readonly ornekler: readonly [string, string]; readonly satir: number } | undefined {
    const { VIRGUL = '', NOKTA = '' } = this.#first;
    return this.#mixedAt === undefined ? undefined : { ornekler: [VIRGUL, NOKTA], satir: this.#mixedAt };
  }

  /** The style of a column that is not mixed. */
  get style(): NumberStyle {
    return this.#first.NOKTA === undefined ? 'VIRGUL' : 'NOKTA';
  }
}

const currencies = ['TL', 'TRY', '₺'];

function figuresOf(cell: string, paraBirim: string): Figures | undefined {
  if (cell.length > LONGEST_AMOUNT) return undefined;
  let text = cell.replace(/\s/g, '');
  for (const currency of paraBirim === 'TRY' ? currencies : [paraBirim]) {
    if (text.startsWith(currency)) text = text.slice(currency.length);
    else if (text.endsWith(currency)) text = text.slice(0, -currency.length);
  }
  const isBracketed = text.startsWith('(') && text.endsWith(')');
  if (isBracketed) text = text.slice(1, -1);
  const [, before = '', figures = '', behind = ''] = /^([-−+]?)([\d.,]+)([-−+]?)$/.exec(text) ?? [];
  const sign = before + behind;
  if (!/\d/.test(figures) || sign.length > (isBracketed ? 0 : 1)) return undefined;
  return { isNegative: isBracketed || sign === '-' || sign === '−', figures };
}

/** The style that a cell shows by itself; undefined when it shows none. */
function styleOf(figures: string): NumberStyle | undefined {
  const at = lastSeparator(figures);
  if (at === -1) return undefined;
  const after = figures.length - at - 1;
  const isComma = figures[at] === ',';
  if (after === 0) return undefined;
  return isComma === (after === 3) ? 'NOKTA' : 'VIRGUL';
}

/** The figures as a decimal with a point; '' for no amount. */
function toPoint(figures: string, style: NumberStyle): string {
  const at = lastSeparator(figures);
  if (at === -1) return figures;
  const separator = figures[at] ?? '';
  const after = figures.length - at - 1;
  const isOnly = figures.indexOf(separator) === at;
  const isDecimal = after === 3 ? isOnly && separator === (style === 'VIRGUL' ? ',' : '.') : true;
  if (!isDecimal) return isGrouped(figures, separator) ? figures.replaceAll(separator, '') : '';
  const other = separator === ',' ? '.' : ',';
  const whole = figures.slice(0, at);
  const isWhole = whole.includes(other) ? isGrouped(whole, other) : !whole.includes(separator);
  return isWhole ? `${whole.replaceAll(other, '') || '0'}.${figures.slice(at + 1) || '0'}` : '';
}

/** Whether groups of three digits follow the first one, as in 12.345.678. */
function isGrouped(figures: string, separator: string): boolean {
  const [head = '', ...groups] = figures.split(separator);
  return /^\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

function lastSeparator(figures: string): number {
  return Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
}

function withSign(isNegative: boolean, kurus: Whole | undefined): Whole | undefined {
  return kurus !== undefined && isNegative && kurus !== 0 ? -kurus : kurus;
}
