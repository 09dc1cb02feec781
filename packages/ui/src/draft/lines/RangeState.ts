import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { CaretState } from './CaretState';
import { type LineColumn, lineColumns } from './lineColumns';
import type { LineAtom, LinesState } from './LinesState';

/** A column of the grid: the editable ones, and the amount. */
export type RangeColumn = LineColumn | 'tutar';

/** In the order of the grid. */
export const rangeColumns: readonly RangeColumn[] = [...lineColumns, 'tutar'];

/** One cell of the lines. */
export interface Cell {
  readonly line: LineAtom;
  readonly column: RangeColumn;
}

/** Several cells, from the start of the selection to its current end. */
interface CellRange {
  readonly from: Cell;
  readonly to: Cell;
}

/** A rectangle of cells by position. Both ends are included. */
export interface CellBlock {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The selected range of cells, as in a spreadsheet. Moving the caret clears it. */
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

  /** Extends the selection to this cell, from its start or from the caret. */
  extendTo(to: Cell): void {
    const from = this.#store.get(this.current)?.from ?? this.#caret.read();
    if (from) this.select({ line: from.line, column: from.column }, to);
  }

  /** Selects a range of cells. A single cell is not a range and clears the selection. */
  select(from: Cell, to: Cell): void {
    const isOne = from.line === to.line && from.column === to.column;
    this.#store.set(this.current, isOne ? undefined : { from, to });
  }

  /** Moves the end of the selection, up to the edges of the grid. Returns the new end. */
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

  /** The range by position; undefined if there is no range, or if one of its lines was removed. */
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
