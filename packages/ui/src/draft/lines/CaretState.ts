import { askedOfLine, konaklama, type Line, type TaxCode, taxEffect, taxesOnLines } from '@kalem/domain';
import { type Atom, atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { DraftHeader } from '../FormDraft';
import { stepColumn } from './gridMove';
import type { LineColumn } from './lineColumns';
import type { LineAtom, LinesState } from './LinesState';

/** The caret's cell, kept when the focus leaves the grid. Only this line renders inputs. */
export interface Caret {
  readonly line: LineAtom;
  readonly column: LineColumn;
  /** True if the panel with the rarely used fields of the line is open. It closes when the caret leaves the line. */
  readonly details: boolean;
  /** Incremented by every request to focus the cell. 0 on a form without any interaction. */
  readonly focus: number;
  /** The field of the panel to focus instead of the cell. */
  readonly field: string | undefined;
}

/** Moves the caret through the lines of one form. */
export class CaretState {
  readonly current: PrimitiveAtom<Caret | undefined>;
  readonly #store: ReturnType<typeof createStore>;
  readonly #lines: LinesState;
  readonly #header: Atom<DraftHeader>;

  constructor(store: ReturnType<typeof createStore>, lines: LinesState, header: Atom<DraftHeader>) {
    this.#store = store;
    this.#lines = lines;
    this.#header = header;
    const line = lines.at(0);
    this.current = atom<Caret | undefined>(
      line && { line, column: 'malHizmet', details: false, focus: 0, field: undefined },
    );
  }

  read(): Caret | undefined {
    return this.#store.get(this.current);
  }

  /** Moves the caret and the focus to a cell. */
  moveTo(line: LineAtom, column: LineColumn): void {
    const before = this.read();
    const stays = before?.line === line;
    if (before && !stays) this.#lines.touch(before.line);
    this.#set({ line, column, details: stays && before.details, focus: (before?.focus ?? 0) + 1, field: undefined });
  }

  /** Records that the browser focused a cell of the caret's line, after a click or Tab. */
  enter(column: LineColumn): void {
    const before = this.read();
    if (before && before.column !== column) this.#set({ ...before, column, field: undefined });
  }

  /** Moves the caret by lines and columns, up to the edges of the grid. Returns false if the caret did not move. */
  step(rows: number, columns: number): boolean {
    const caret = this.read();
    if (!caret) return false;
    const index = this.#lines.indexOf(caret.line);
    const line = this.#lines.at(Math.min(Math.max(index + rows, 0), this.#lines.count - 1));
    const column = stepColumn(caret.column, columns);
    if (!line || (line === caret.line && column === caret.column)) return false;
    this.moveTo(line, column);
    return true;
  }

  /** Moves the caret to a cell `rows` lines away. Returns false if there is no such line. */
  toLine(rows: number, column: LineColumn): boolean {
    const caret = this.read();
    const line = caret && this.#lines.at(this.#lines.indexOf(caret.line) + rows);
    if (line) this.moveTo(line, column);
    return line !== undefined;
  }

  toEdge(edge: 'first' | 'last'): void {
    const caret = this.read();
    const line = this.#lines.at(edge === 'first' ? 0 : this.#lines.count - 1);
    if (caret && line) this.moveTo(line, caret.column);
  }

  /** Opens the panel of a line and focuses its first field, or closes it and focuses the cell. */
  toggleDetails(line: LineAtom): void {
    const before = this.read();
    if (before?.line === line && before.details)
      this.#set({ ...before, details: false, focus: before.focus + 1, field: undefined });
    else this.openField(line, firstDetail(this.#lines.read(line).line, this.#store.get(this.#header)));
  }

  /** Opens the panel of a line and focuses one of its fields. */
  openField(line: LineAtom, field: string): void {
    const before = this.read();
    if (before && before.line !== line) this.#lines.touch(before.line);
    this.#set({ line, column: before?.column ?? 'malHizmet', details: true, focus: (before?.focus ?? 0) + 1, field });
  }

  /**
   * Call after all lines were replaced: if the caret's line is gone, the caret goes to the first line, without the
   * focus.
   */
  settle(): void {
    const caret = this.read();
    const line = this.#lines.at(0);
    if (!line || (caret && this.#lines.indexOf(caret.line) >= 0)) return;
    this.#set({ line, column: 'malHizmet', details: false, focus: 0, field: undefined });
  }

  /** Call before a line is removed: moves the caret to the next line, or to the previous one. */
  leave(line: LineAtom): void {
    const caret = this.read();
    if (caret?.line !== line) return;
    const index = this.#lines.indexOf(line);
    const neighbour = this.#lines.at(index + 1) ?? this.#lines.at(index - 1);
    if (neighbour) this.moveTo(neighbour, caret.column);
  }

  #set(caret: Caret): void {
    this.#store.set(this.current, caret);
  }
}

/** The first field of a line's panel: a field of the invoice type if there is one, otherwise the discount amount. */
function firstDetail(line: Line, { faturaTip, vergiler }: DraftHeader): string {
  const asked = askedOfLine(line, faturaTip);
  const [tax] = taxesOnLines({ faturaTip, vergiler });
  if (asked.tevkifat) return 'tevkifatKodu';
  if (asked.ozelMatrah) return 'ozelMatrahNedeni';
  if (asked.reason) return 'istisnaMuafiyetSebebi';
  if (tax) return firstOfTax(tax);
  return asked.delivery ? 'gtip' : 'iskontoTutari';
}

/** The first input of a tax. Its rate is skipped if the user cannot type it. */
function firstOfTax(code: TaxCode): string {
  const { orani, tutari, amountOnly } = taxEffect(code);
  return amountOnly || code === konaklama ? tutari : orani;
}
