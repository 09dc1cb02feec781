import {
  calculateLine,
  editLine,
  type FaturaTip,
  InvoiceSums,
  type Line,
  type LineFigures,
  roundUnitPrice,
} from '@kalem/domain';
import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { FieldFault } from '../../kit/fieldFault';
import type * as validators from '../validators';
import type { DraftHeader } from '../FormDraft';
import { areSameFaults, faultsOf, type LineFaults, noFaults } from '../lineFaults';
import { FigureWidths, isSameWidth, type Widest } from './FigureWidths';

/** The functions that validate a draft. */
type Validators = typeof validators;

export interface LineEntry extends LineFaults {
  readonly line: Line;
  readonly figures: LineFigures;
  /** True once the caret has left the line. Its faults are shown from then on. */
  readonly touched: boolean;
}

/** One line of the form. The atom is the line's identity: it stays the same when the line is edited or moved. */
export type LineAtom = PrimitiveAtom<LineEntry>;

type Store = ReturnType<typeof createStore>;

interface LinesSources {
  readonly store: Store;
  readonly header: () => DraftHeader;
  readonly lines: readonly Line[];
}

/**
 * The lines of one form: one atom per line, one for the running sums and one for the lines with faults. So the cost of
 * an edit does not depend on the number of lines.
 */
export class LinesState {
  readonly all: PrimitiveAtom<readonly LineAtom[]>;
  /** The `InvoiceSums` object is mutable. A new wrapper around it notifies listeners of a change. */
  readonly sums: PrimitiveAtom<{ readonly value: InvoiceSums }>;
  /** How wide the numeric columns have to be. */
  readonly widest: PrimitiveAtom<Widest>;
  /** The lines with known faults. A new wrapper around the same set notifies listeners of a change. */
  readonly faulty: PrimitiveAtom<{ readonly lines: Set<LineAtom> }>;
  /** Lines that were changed since the whole draft was last written to the device. */
  readonly changed: Set<LineAtom> = new Set<LineAtom>();
  /** Undefined until they have loaded, which happens after the first render of the form. */
  readonly validators: PrimitiveAtom<Validators | undefined> = atom<Validators | undefined>(undefined);
  readonly #store: Store;
  readonly #header: () => DraftHeader;
  /** Lines that should have been validated before the validators had loaded. */
  readonly #unchecked = new Set<LineAtom>();
  readonly #widths = new FigureWidths();

  constructor({ store, header, lines }: LinesSources) {
    this.#store = store;
    this.#header = header;
    const sums = new InvoiceSums();
    const first: readonly LineAtom[] = lines.map((line) => this.#create(line));
    for (const line of first) {
      sums.add(store.get(line).figures);
      this.#widths.add(store.get(line));
    }
    this.widest = atom(this.#widths.widest());
    this.all = atom(first);
    this.sums = atom({ value: sums });
    this.faulty = atom({ lines: new Set<LineAtom>() });
  }

  get count(): number {
    return this.#store.get(this.all).length;
  }

  at(index: number): LineAtom | undefined {
    return this.#store.get(this.all)[index];
  }

  indexOf(line: LineAtom): number {
    return this.#store.get(this.all).indexOf(line);
  }

  read(line: LineAtom): LineEntry {
    return this.#store.get(line);
  }

  lines(): readonly Line[] {
    return this.#store.get(this.all).map((line) => this.read(line).line);
  }

  edit(line: LineAtom, changes: Line): void {
    this.replace([[line, editLine(this.read(line).line, changes, this.#header().faturaTip)]]);
  }

  /** Replaces whole lines without the rules of an edit. Only the price is rounded. */
  replace(edits: readonly (readonly [LineAtom, Line])[]): void {
    const changes = edits.map(([atom, line]) => ({
      atom,
      before: this.read(atom),
      after: this.#rewrite(atom, line),
    }));
    for (const { atom, after } of changes) {
      this.#write(atom, after);
      this.changed.add(atom);
    }
    this.#sum(
      changes.map(({ before }) => before),
      changes.map(({ after }) => after),
    );
  }

  /** Replaces all lines. If the number of lines is the same, each line keeps its atom. */
  rewrite(lines: readonly Line[]): void {
    const before = this.#store.get(this.all);
    if (before.length === lines.length) {
      this.replace(before.flatMap((atom, index) => (lines[index] ? [[atom, lines[index]] as const] : [])));
      // A blank line counts as untouched.
      for (const line of before)
        if (isBlankLine(this.read(line).line)) this.#write(line, { ...this.read(line), touched: false });
      return;
    }
    const after = lines.map((line) => this.#create(line));
    this.#store.set(this.all, after);
    const entryOf = (line: LineAtom) => this.read(line);
    this.#sum(before.map(entryOf), after.map(entryOf));
    for (const line of before) this.#mark(line, noFaults);
  }

  insert(index: number, lines: readonly Line[]): readonly LineAtom[] {
    const inserted = lines.map((line) => this.#create(line));
    this.putBack(index, inserted);
    return inserted;
  }

  /** Removes the line and returns its position, for `putBack`. */
  remove(line: LineAtom): number {
    const index = this.indexOf(line);
    if (index < 0) return index;
    this.#store.set(this.all, (all) => all.filter((other) => other !== line));
    this.#sum([this.read(line)], []);
    this.#mark(line, noFaults);
    return index;
  }

  putBack(index: number, lines: readonly LineAtom[]): void {
    this.#store.set(this.all, (all) => [...all.slice(0, index), ...lines, ...all.slice(index)]);
    this.#sum(
      [],
      lines.map((line) => this.read(line)),
    );
    for (const line of lines) this.#mark(line, faultsOf(this.read(line)));
  }

  move(line: LineAtom, to: number): void {
    const others = this.#store.get(this.all).filter((other) => other !== line);
    this.#store.set(this.all, [...others.slice(0, to), line, ...others.slice(to)]);
  }

  /** Restores a list of lines, and the contents of those that are in `contents`. */
  restore(all: readonly LineAtom[], contents: ReadonlyMap<LineAtom, Line>): void {
    const before = this.#store.get(this.all);
    const [was, is] = [new Set(before), new Set(all)];
    const gone = before.filter((line) => !is.has(line));
    const come = all.filter((line) => !was.has(line));
    if (before !== all) this.#store.set(this.all, all);
    this.#sum(
      gone.map((line) => this.read(line)),
      come.map((line) => this.read(line)),
    );
    for (const line of gone) this.#mark(line, noFaults);
    for (const line of come) this.#mark(line, faultsOf(this.read(line)));
    this.replace([...contents].filter(([line]) => is.has(line)));
  }

  /** Marks the line as left by the caret and validates it. Blank lines are skipped. */
  touch(line: LineAtom): void {
    const entry = this.read(line);
    if (entry.touched || isBlankLine(entry.line)) return;
    this.#write(line, { ...entry, touched: true, faults: entry.faults ?? this.#validate(line, entry.line) });
  }

  /** Validates every line again: before a save, or when the header changed in a way that affects the lines. */
  check(): void {
    for (const line of this.#store.get(this.all)) {
      const entry = this.read(line);
      this.#write(line, { ...entry, faults: this.#validate(line, entry.line) });
    }
  }

  /** Stores the loaded validators, and validates the lines that were waiting for them. */
  takeValidators(validators: Validators): void {
    if (this.#store.get(this.validators)) return;
    this.#store.set(this.validators, validators);
    const waiting = [...this.#unchecked];
    this.#unchecked.clear();
    for (const line of waiting) {
      const entry = this.read(line);
      this.#write(line, { ...entry, faults: this.#validate(line, entry.line) });
    }
  }

  setServerFaults(line: LineAtom, serverFaults: readonly FieldFault[]): void {
    this.#write(line, { ...this.read(line), serverFaults });
  }

  #create(given: Line): LineAtom {
    const line = withRoundedPrice(given);
    return atom<LineEntry>({
      line,
      figures: calculateLine(line, this.#header()),
      faults: undefined,
      serverFaults: noFaults,
      touched: false,
      rounded: line !== given,
    });
  }

  #rewrite(atom: LineAtom, given: Line): LineEntry {
    const before = this.read(atom);
    const line = withRoundedPrice(given);
    const stays = ({ field }: FieldFault) => Reflect.get(before.line, field) === Reflect.get(line, field);
    const serverFaults = before.serverFaults.length === 0 ? noFaults : before.serverFaults.filter(stays);
    return {
      ...before,
      line,
      figures: calculateLine(line, this.#header()),
      faults: this.#validate(atom, line),
      serverFaults,
      rounded: line !== given || (before.rounded && line.birimFiyat === before.line.birimFiyat),
    };
  }

  #validate(atom: LineAtom, line: Line): readonly FieldFault[] | undefined {
    const validators = this.#store.get(this.validators);
    if (!validators) this.#unchecked.add(atom);
    return validators?.checkLine(line, this.#header());
  }

  #write(line: LineAtom, entry: LineEntry): void {
    const before = this.read(line);
    this.#store.set(line, entry);
    const isSame =
      areSameFaults(before.faults ?? noFaults, entry.faults ?? noFaults) &&
      before.serverFaults === entry.serverFaults &&
      before.rounded === entry.rounded;
    if (!isSame || before.touched !== entry.touched) this.#mark(line, faultsOf(entry));
  }

  #mark(line: LineAtom, faults: readonly FieldFault[]): void {
    const { lines } = this.#store.get(this.faulty);
    if (faults.length === 0 && !lines.has(line)) return;
    if (faults.length > 0) lines.add(line);
    else lines.delete(line);
    this.#store.set(this.faulty, { lines });
  }

  /** Call this after the lines are written, because listeners of the sums may read the lines. */
  #sum(gone: readonly LineEntry[], come: readonly LineEntry[]): void {
    const { value } = this.#store.get(this.sums);
    for (const entry of gone) {
      value.remove(entry.figures);
      this.#widths.remove(entry);
    }
    for (const entry of come) {
      value.add(entry.figures);
      this.#widths.add(entry);
    }
    this.#store.set(this.sums, { value });
    const widest = this.#widths.widest();
    if (!isSameWidth(widest, this.#store.get(this.widest))) this.#store.set(this.widest, widest);
  }
}

/** Returns the same object if the price needs no rounding. */
function withRoundedPrice(line: Line): Line {
  const { birimFiyat = '' } = line;
  const rounded = roundUnitPrice(birimFiyat);
  return rounded === birimFiyat ? line : { ...line, birimFiyat: rounded };
}

/** True if the line has no name, price, discount amount or description. Such a line is not saved with the invoice. */
export function isBlankLine({ malHizmet, birimFiyat, kdvDahilBirimFiyat, iskontoTutari, aciklama }: Line): boolean {
  return [malHizmet, birimFiyat, kdvDahilBirimFiyat, iskontoTutari, aciklama].every(
    (text) => text === undefined || text.trim() === '',
  );
}

/** Writes a pasted row to a line. On a blank line, an empty cell does not overwrite the default value. */
export function fillLine(line: Line, row: Line, faturaTip: FaturaTip): Line {
  const filled = Object.entries(row).filter(([, cell]) => cell !== '');
  return editLine(line, isBlankLine(line) ? Object.fromEntries(filled) : row, faturaTip);
}
