import type { Fault as ServerFault } from '@kalem/sdk';
import { faultOfServer, type FieldFault } from '../kit/fieldFault';
import { atom, type Atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { type DraftHeader, placeOf } from './FormDraft';
import { faultsOf } from './lineFaults';
import type { LineAtom, LinesState } from './lines/LinesState';

/** A fault of the form, with the line that it is in. `line` is undefined for a fault of the header. */
export interface FormFault extends FieldFault {
  readonly line: LineAtom | undefined;
  /** Position of the line, from 0; -1 for a fault of the header. */
  readonly index: number;
}

const none: readonly FieldFault[] = [];

interface FaultSources {
  readonly store: ReturnType<typeof createStore>;
  readonly header: Atom<DraftHeader>;
  readonly lines: LinesState;
  readonly today: () => string;
}

/**
 * The faults of the draft, and which of them are shown: a field's fault once the caret has left the field, all faults
 * after the first attempt to save. Until the validators have loaded, only the server's faults are known.
 */
export class FaultState {
  readonly revealed: PrimitiveAtom<boolean> = atom(false);
  readonly #touched: PrimitiveAtom<ReadonlySet<string>> = atom<ReadonlySet<string>>(new Set<string>());
  readonly #fromServer: PrimitiveAtom<readonly FieldFault[]> = atom(none);
  readonly #header: Atom<readonly FieldFault[]>;
  /** Faults that only the check of all lines together finds, from the last attempt to save. */
  readonly #together: PrimitiveAtom<{ readonly faults: readonly FieldFault[]; readonly sums: unknown }>;
  /** Shown faults of the header, by field. */
  readonly ofHeader: Atom<ReadonlyMap<string, FieldFault>>;
  /** All shown faults, in the order of the form. */
  readonly shown: Atom<readonly FormFault[]>;
  readonly #store: ReturnType<typeof createStore>;
  readonly #lines: LinesState;
  readonly #headerFields: () => DraftHeader;
  readonly #today: () => string;

  constructor({ store, header, lines, today }: FaultSources) {
    this.#store = store;
    this.#lines = lines;
    this.#today = today;
    this.#headerFields = () => store.get(header);
    this.#header = atom((get) => get(lines.validators)?.checkHeader(get(header), today()) ?? none);
    this.#together = atom<{ faults: readonly FieldFault[]; sums: unknown }>({ faults: none, sums: undefined });
    // These faults are dropped at the next edit of a line, and checked again at the next attempt to save.
    const together = atom((get) => {
      const { faults, sums } = get(this.#together);
      return faults.length > 0 && sums === get(lines.sums) ? faults : none;
    });
    this.ofHeader = atom((get) => {
      const touched = get(this.#touched);
      const own = get(this.#header).filter(
        (fault) => get(this.revealed) || touched.has(fault.field) || isShownAtOnce(fault),
      );
      const all = [...own, ...get(together), ...get(this.#fromServer)];
      return new Map(all.reverse().map((fault) => [fault.field, fault]));
    });
    this.shown = atom((get) => {
      const revealed = get(this.revealed);
      const ofHeader = [...get(this.ofHeader).values()]
        .reverse()
        .map((fault) => ({ ...fault, line: undefined, index: -1 }));
      const { lines: faulty } = get(lines.faulty);
      if (faulty.size === 0) return ofHeader;
      const ofLines = get(lines.all).flatMap((line, index) => {
        if (!faulty.has(line)) return [];
        const entry = lines.read(line);
        return revealed || entry.touched ? faultsOf(entry).map((fault) => ({ ...fault, line, index })) : [];
      });
      return [...ofHeader, ...ofLines];
    });
  }

  /** Marks a header field as left by the caret, so that its fault is shown. */
  touch(field: string): void {
    if (!this.#store.get(this.#touched).has(field))
      this.#store.set(this.#touched, (touched) => new Set([...touched, field]));
  }

  /** Drops the server's faults of edited header fields. */
  forget(fields: readonly string[]): void {
    const isEdited = ({ field }: FieldFault) => fields.includes(field.replace(/\[.*/, ''));
    if (this.#store.get(this.#fromServer).some(isEdited)) {
      this.#store.set(this.#fromServer, (faults) => faults.filter((fault) => !isEdited(fault)));
    }
  }

  /** Validates the whole draft before a save, shows all faults, and returns the errors, which prevent saving. */
  reveal(): readonly FormFault[] {
    this.#lines.check();
    const draft = { header: this.#headerFields(), malHizmetler: this.#lines.lines() };
    this.#store.set(this.#together, {
      faults: this.#store.get(this.#lines.validators)?.checkTogether(draft, this.#today()) ?? none,
      sums: this.#store.get(this.#lines.sums),
    });
    this.#store.set(this.revealed, true);
    return this.#store.get(this.shown).filter(({ severity }) => severity === 'error');
  }

  /** Takes the faults of a 422 response. `lines` are the lines of the body that was sent, in the same order. */
  takeFromServer(faults: readonly ServerFault[], lines: readonly LineAtom[]): void {
    const all = faults.map(fromServer);
    const lineOf = (index: number | undefined) => (index === undefined ? undefined : lines[index]);
    this.#store.set(
      this.#fromServer,
      all.filter(({ index }) => lineOf(index) === undefined).map(({ fault }) => fault),
    );
    for (const [position, line] of lines.entries()) {
      const own = all.filter(({ index }) => index === position).map(({ fault }) => fault);
      if (own.length > 0 || this.#lines.read(line).serverFaults.length > 0) this.#lines.setServerFaults(line, own);
    }
    this.#store.set(this.revealed, true);
  }

  /** Resets after a save: clears `revealed`, the touched header fields and the server's faults of the header. */
  reset(): void {
    this.#store.set(this.revealed, false);
    this.#store.set(this.#touched, new Set());
    this.#store.set(this.#fromServer, none);
  }
}

/**
 * True if the fault is shown before the first attempt to save: a date that GİB would refuse, or a type not chosen yet.
 */
function isShownAtOnce({ field, severity, says }: FieldFault): boolean {
  return (field === 'faturaTarih' && severity === 'warning') || says.code === 'TYPE_REQUIRED';
}

/** Converts a fault of the server, and returns the position of its line. */
function fromServer(found: ServerFault): { readonly index: number | undefined; readonly fault: FieldFault } {
  const fault = faultOfServer(found);
  const { index, field } = placeOf(fault.field);
  return { index, fault: { ...fault, field } };
}
