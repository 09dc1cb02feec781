import type { InvoiceDraft, InvoiceTotals, Line, TlKarsiligi } from '@kalem/domain';
import { newLine, tlKarsiligiOf, totalsOf } from '@kalem/domain';
import { atom, createStore, type Atom, type PrimitiveAtom } from 'jotai/vanilla';
import { CaretState } from './lines/CaretState';
import { DraftHistory, type DraftMoment } from './DraftHistory';
import { FaultState } from './FaultState';
import type { DraftHeader, DraftMoney, FormDraft } from './FormDraft';
import { fieldsChanged, moneyOf, notesOf, toFormDraft, toInvoiceDraft } from './FormDraft';
import { type DraftHead, type FormStart, looked, originOf, type RecipientOrigin } from './recipientOrigin';
import { fillLine, isBlankLine, type LineAtom, LinesState } from './lines/LinesState';
import { RangeState } from './lines/RangeState';

/**
 * All state of one form on the page: the draft, the caret, the faults. It does not depend on React or on the server.
 * `jotai` is the store of its atoms.
 */
export class InvoiceFormStore {
  readonly jotai: ReturnType<typeof createStore> = createStore();
  readonly header: PrimitiveAtom<DraftHeader>;
  readonly origin: PrimitiveAtom<RecipientOrigin>;
  readonly lines: LinesState;
  readonly caret: CaretState;
  readonly range: RangeState;
  readonly faults: FaultState;
  /** The header fields that the totals depend on. */
  readonly money: Atom<DraftMoney>;
  readonly totals: Atom<InvoiceTotals>;
  readonly tlKarsiligi: Atom<TlKarsiligi | undefined>;
  /** Notes that the product composes itself; of an export-registered delivery they name all codes. */
  readonly automaticNotes: Atom<readonly string[]>;
  readonly showsDueDate: boolean;
  /** True if the widget is narrow: lines are shown as cards, and the panel of the current line is always open. */
  readonly narrow: PrimitiveAtom<boolean> = atom(false);
  /** True if there is room for the paper preview beside the fields. */
  readonly wide: PrimitiveAtom<boolean> = atom(false);
  /** Incremented by every edit. 0 for a draft that was just opened. */
  readonly revision: PrimitiveAtom<number> = atom(0);
  /** True if the form has changes that are not saved on the server. */
  readonly dirty: Atom<boolean>;
  readonly #savedRevision = atom(0);
  readonly #history = new DraftHistory((lines) => this.#moment(lines));

  constructor({ header, malHizmetler }: FormDraft, today: () => string, start: FormStart = {}) {
    const { jotai } = this;
    this.showsDueDate = start.showsDueDate ?? true;
    this.header = atom(header);
    this.origin = atom(originOf(header, start));
    this.lines = new LinesState({
      store: jotai,
      header: () => jotai.get(this.header),
      lines: malHizmetler,
    });
    this.caret = new CaretState(jotai, this.lines, this.header);
    this.range = new RangeState(jotai, this.lines, this.caret);
    this.faults = new FaultState({ store: jotai, header: this.header, lines: this.lines, today });
    const money = (this.money = moneyOf(this.header));
    this.totals = atom((get) => totalsOf(get(this.lines.sums).value, get(money)));
    this.tlKarsiligi = atom((get) => tlKarsiligiOf(get(this.lines.sums).value, get(money)));
    this.automaticNotes = notesOf(this);
    this.dirty = atom((get) => get(this.revision) !== get(this.#savedRevision));
  }

  draft(): FormDraft {
    return { header: this.jotai.get(this.header), malHizmetler: this.lines.lines() };
  }

  head(): DraftHead {
    return { header: this.jotai.get(this.header), origin: this.jotai.get(this.origin) };
  }

  editHeader(patch: Partial<DraftHeader>): void {
    this.#history.note(`header ${Object.keys(patch).join()}`, []);
    this.#setHeader(patch);
    this.#edited();
  }

  /**
   * Returns a function that applies a consequence of the last edit, now or later. The consequence is undone and redone
   * together with that edit. `change` is called for the current draft and for every recorded state after the edit. It
   * returns the same head to change nothing.
   */
  follow(): (change: (head: DraftHead) => DraftHead) => void {
    const step = this.#history.last;
    return (change) => {
      if (step && !this.#history.join(step, change)) return;
      const head = this.head();
      const next = change(head);
      if (next === head) return;
      this.#setHead(next);
      this.#edited();
    };
  }

  /** Sets the discount of new lines, and also of blank lines that still have the old one. */
  editIskonto(iskonto: string): void {
    const before = this.#newLine().iskontoOrani ?? '';
    this.editHeader({ iskonto });
    const { iskontoOrani = '' } = this.#newLine();
    const blank = this.jotai.get(this.lines.all).flatMap((line) => {
      const draft = this.lines.read(line).line;
      return isBlankLine(draft) && (draft.iskontoOrani ?? '') === before
        ? [[line, { ...draft, iskontoOrani }] as const]
        : [];
    });
    if (blank.length === 0) return;
    const lines = blank.map(([line]) => line);
    this.#history.note('header iskonto', lines);
    this.lines.replace(blank);
  }

  /**
   * Changes the draft by a rule of the domain in one undo step: another type, a tax on every line, another customer.
   * Returns a function that undoes it together with all later edits; these can be redone.
   */
  rewrite(change: (invoice: InvoiceDraft) => InvoiceDraft): () => void {
    const { header, malHizmetler } = toFormDraft(change(toInvoiceDraft(this.draft())));
    this.#history.note('', this.jotai.get(this.lines.all));
    const step = this.#history.last;
    this.#setHeader(fieldsChanged(this.jotai.get(this.header), header));
    this.lines.rewrite(malHizmetler);
    this.caret.settle();
    this.#edited();
    return () => {
      while (step && this.#history.has(step)) this.undo();
    };
  }

  editLine(line: LineAtom, changes: Line): void {
    this.#history.note(`${String(line)} ${Object.keys(changes).join()}`, [line]);
    this.lines.edit(line, changes);
    this.#edited();
  }

  replaceLine(line: LineAtom, replacement: Line): void {
    this.#history.note('', [line]);
    this.lines.replace([[line, replacement]]);
    this.#edited();
  }

  /** Appends a new line and moves the caret to its first cell. */
  addLine(): void {
    this.#history.note('', []);
    const [line] = this.lines.insert(this.lines.count, [this.#newLine()]);
    if (line) this.caret.moveTo(line, 'malHizmet');
    this.#edited();
  }

  /** Enter: moves to the same cell of the next line; adds a line after the last one. */
  nextLine(): void {
    if (!this.caret.step(1, 0)) this.addLine();
  }

  /**
   * Pastes a block of cells: one patch per line from `line` on; patches beyond the last line become new lines. Returns
   * how to undo it.
   */
  paste(line: LineAtom, patches: readonly Line[]): () => void {
    const start = this.lines.indexOf(line);
    const targets = patches.flatMap((patch, index) => {
      const target = this.lines.at(start + index);
      return target ? [{ target, patch, before: this.lines.read(target).line }] : [];
    });
    const there = targets.map(({ target }) => target);
    this.#history.note('', there);
    const { faturaTip } = this.jotai.get(this.header);
    const fill = (before: Line, patch: Line) => fillLine(before, patch, faturaTip);
    this.lines.replace(targets.map(({ target, patch, before }) => [target, fill(before, patch)]));
    const inserted = this.lines.insert(
      this.lines.count,
      patches.slice(targets.length).map((patch) => fill(this.#newLine(), patch)),
    );
    for (const pasted of [...there, ...inserted]) this.lines.touch(pasted);
    this.#edited();
    return () => {
      this.#history.note('', [...there, ...inserted]);
      for (const gone of inserted) if (this.lines.count > 1) this.#take(gone);
      this.lines.replace(
        targets.filter(({ target }) => this.lines.indexOf(target) >= 0).map(({ target, before }) => [target, before]),
      );
      this.#edited();
    };
  }

  /** Inserts a copy below the line and moves the caret to it. */
  duplicateLine(line: LineAtom): void {
    this.#history.note('', []);
    const [copy] = this.lines.insert(this.lines.indexOf(line) + 1, [{ ...this.lines.read(line).line, id: undefined }]);
    if (copy) this.caret.moveTo(copy, this.caret.read()?.column ?? 'malHizmet');
    this.#edited();
  }

  /** Moves a line one place up or down. The first line does not move up, the last one does not move down. */
  shiftLine(line: LineAtom, rows: 1 | -1): void {
    this.moveLine(line, this.lines.indexOf(line) + rows);
  }

  /** Moves a line to this position, and the caret to the line. A position outside of the list changes nothing. */
  moveLine(line: LineAtom, to: number): void {
    if (to < 0 || to >= this.lines.count || to === this.lines.indexOf(line)) return;
    this.#history.note(`shift ${String(line)}`, []);
    this.lines.move(line, to);
    this.caret.moveTo(line, this.caret.read()?.column ?? 'malHizmet');
    this.#edited();
  }

  /** Returns how to undo it; undefined for the only line, which cannot be deleted (LIN-04). */
  removeLine(line: LineAtom): (() => void) | undefined {
    if (this.lines.count < 2) return undefined;
    this.#history.note('', []);
    const index = this.#take(line);
    this.#edited();
    return () => {
      if (this.lines.indexOf(line) >= 0) return;
      this.#history.note('', []);
      this.lines.putBack(Math.min(index, this.lines.count), [line]);
      this.caret.moveTo(line, 'malHizmet');
      this.#edited();
    };
  }

  /** Before saving: removes blank lines, but keeps one line if all are blank. */
  dropBlankLines(): void {
    const all = this.jotai.get(this.lines.all);
    const blank = all.filter((line) => isBlankLine(this.lines.read(line).line));
    for (const line of blank.length === all.length ? blank.slice(1) : blank) this.#take(line);
  }

  undo(): void {
    this.#goTo(this.#history.undo());
  }

  redo(): void {
    this.#goTo(this.#history.redo());
  }

  /** Marks a restored draft as unsaved: the server does not have it. */
  markUnsaved(): void {
    this.jotai.set(this.#savedRevision, -1);
  }

  /** Records that the server has the draft as it was at `revision`. */
  markSaved(revision: number): void {
    this.jotai.set(this.#savedRevision, revision);
  }

  #setHeader(patch: Partial<DraftHeader>): void {
    const { header, origin } = this.head();
    this.#setHead({ header: { ...header, ...patch }, origin: looked(origin, Object.keys(patch)) });
  }

  #setHead({ header, origin }: DraftHead): void {
    const before = this.jotai.get(this.header);
    this.jotai.set(this.header, header);
    this.jotai.set(this.origin, origin);
    this.faults.forget(
      Object.keys(header).filter((field) => Reflect.get(header, field) !== Reflect.get(before, field)),
    );
    // Codes and rates are valid only in a period, so a new date needs a new check of all lines.
    if (header.faturaTarih !== before.faturaTarih) this.lines.check();
  }

  #moment(lines: Iterable<LineAtom>): DraftMoment {
    const contents = new Map([...lines].map((line) => [line, this.lines.read(line).line]));
    return { ...this.head(), all: this.jotai.get(this.lines.all), lines: contents };
  }

  #goTo(moment: DraftMoment | undefined): void {
    if (!moment) return;
    const { faturaTarih } = this.jotai.get(this.header);
    this.jotai.set(this.header, moment.header);
    this.jotai.set(this.origin, moment.origin);
    this.lines.restore(moment.all, moment.lines);
    if (moment.header.faturaTarih !== faturaTarih) this.lines.check();
    const caret = this.caret.read();
    const changed = [...moment.lines.keys()].find((line) => this.lines.indexOf(line) >= 0);
    const isGone = caret && this.lines.indexOf(caret.line) < 0;
    const line = changed ?? (isGone ? this.lines.at(this.lines.count - 1) : undefined);
    if (line && line !== caret?.line) this.caret.moveTo(line, caret?.column ?? 'malHizmet');
    this.#edited();
  }

  #newLine(): Line {
    const { faturaTip, vergiler, iskonto } = this.jotai.get(this.header);
    return newLine(faturaTip, { vergiler, iskonto });
  }

  #take(line: LineAtom): number {
    this.caret.leave(line);
    return this.lines.remove(line);
  }

  #edited(): void {
    this.jotai.set(this.revision, (revision) => revision + 1);
  }
}
