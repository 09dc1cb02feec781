import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { CaretState } from './CaretState';
import { type LineColumn, lineColumns } from './lineColumns';
import type { LineAtom, LinesState } from './LinesState';

/** A column of the grid: the typed ones, and the amounts behind them. */
export type RangeColumn = LineColumn | 'tutar';

/** In the order of the grid. */
export const rangeColumns: readonly RangeColumn[] = [...lineColumns, 'tutar'];

/** One cell of the lines. */
export interface Cell {
  readonly line: LineAtom;
  readonly column: RangeColumn;
}

/** Several cells, from the one where the selection began to the one where it has got to. */
interface CellRange {
  readonly from: Cell;
  readonly to: Cell;
}

/** Cells as positions, each end included. */
export interface CellBlock {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells that are selected together, as in a spreadsheet; the caret's move ends it. */
export class RangeState {
  readonly current: PrimitiveAtom<CellRange | undefined> = atom<CellRange | undefined>(undefined);
  readonly #store: ReturnType<typeof createStore>;
  readonly #lines: LinesState;
  readonly #caret: CaretState;

  constructor(store: ReturnType<typeof createStore>, lines: LinesState, caret: CaretState) {
    this.#store = store;
    this.#lines = lines;
    this.#caret = caret;
    let cell = cellOf(caret.read());
    store.sub(caret.current, () => {
      const next = cellOf(caret.read());
      if (next !== cell) this.clear();
      cell = next;
    });
  }

  /** From where the selection began, or from the caret, up to this cell. */
  extendTo(to: Cell): void {
    const from = this.#store.get(this.current)?.from ?? this.#caret.read();
    if (from) this.select({ line: from.line, column: from.column }, to);
  }

  /** One cell is no range. */
  select(from: Cell, to: Cell): void {
    const isOne = from.line === to.line && from.column === to.column;
    this.#store.set(this.current, isOne ? undefined : { from, to });
  }

  /** Moves the end by this many lines and columns, up to the edges of the grid. Answers where it has got to. */
  extend(rows: number, columns: number): Cell | undefined {
    const end = this.#store.get(this.current)?.to ?? this.#caret.read();
    if (!end) return undefined;
    const line = this.#lines.at(within(this.#lines.indexOf(end.line) + rows, this.#lines.count));
    const column = rangeColumns[within(rangeColumns.indexOf(end.column) + columns, rangeColumns.length)];
    if (!line || !column) return undefined;
    this.extendTo({ line, column });
    return { line, column };
  }

  clear(): void {
    if (this.#store.get(this.current)) this.#store.set(this.current, undefined);
  }

  /** Where the range is; undefined when there is none, or one of its ends is gone. */
  blockOf(range: CellRange | undefined): CellBlock | undefined {
    if (!range) return undefined;
    const rows = [this.#lines.indexOf(range.from.line), this.#lines.indexOf(range.to.line)];
    const columns = [rangeColumns.indexOf(range.from.column), rangeColumns.indexOf(range.to.column)];
    if (Math.min(...rows) < 0) return undefined;
    return {
      top: Math.min(...rows),
      bottom: Math.max(...rows),
      left: Math.min(...columns),
      right: Math.max(...columns),
    };
  }
}

function cellOf(caret: Cell | undefined): string | undefined {
  return caret && `${String(caret.line)} ${caret.column}`;
}

function within(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
