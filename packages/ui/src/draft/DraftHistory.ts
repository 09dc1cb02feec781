import type { Line } from '@kalem/domain';
import type { DraftHead } from './recipientOrigin';
import type { LineAtom } from './lines/LinesState';

/** The part of the draft that one edit changes. Lines that the edit does not change are not copied. */
export interface DraftMoment extends DraftHead {
  readonly all: readonly LineAtom[];
  /** Contents of the lines that the edit changes. */
  readonly lines: ReadonlyMap<LineAtom, Line>;
}

/** One edit on the undo or the redo stack. */
export interface DraftStep {
  /** Consecutive edits of the same group are one step. '' belongs to no group. */
  group: string;
  /** The draft to go to when the step is taken: before the edit on the undo stack, after the edit on the redo stack. */
  moment: DraftMoment;
}

type Read = (lines: Iterable<LineAtom>) => DraftMoment;

/** The maximum number of undo steps. The oldest step is dropped first. */
const MOST_STEPS = 200;

/**
 * The undo and redo stacks of a draft. Typing in one field is one step. Any other action is one step too: a paste, a
 * move, or a number together with the data that a lookup finds for it.
 */
export class DraftHistory {
  #past: DraftStep[] = [];
  /** The last entry is the next one to redo. */
  #future: DraftStep[] = [];
  readonly #now: Read;

  /** `now` returns the current state of the draft, with the contents of the given lines. */
  constructor(now: Read) {
    this.#now = now;
  }

  /** Records the state before an edit. `lines` are the lines whose contents the edit changes. */
  note(group: string, lines: readonly LineAtom[]): void {
    const moment = this.#now(lines);
    this.#future = [];
    const last = this.#past.at(-1);
    if (group !== '' && last?.group === group) {
      last.moment = { ...last.moment, lines: new Map([...moment.lines, ...last.moment.lines]) };
      return;
    }
    this.#past.push({ group, moment });
    if (this.#past.length > MOST_STEPS) this.#past.shift();
  }

  /** True if the step can be undone: it is on the undo stack and was not dropped. */
  has(step: DraftStep): boolean {
    return this.#past.includes(step);
  }

  get last(): DraftStep | undefined {
    return this.#past.at(-1);
  }

  /**
   * Adds a change to an edit that was made earlier, for example the answer of a lookup: applies it to every recorded
   * state after that edit. The next typing starts a new step. Returns true if the current draft comes after the edit,
   * false if the edit was undone or dropped.
   */
  join(step: DraftStep, change: (head: DraftHead) => DraftHead): boolean {
    step.group = '';
    const at = this.#past.indexOf(step);
    const later = at >= 0 ? [...this.#past.slice(at + 1), ...this.#future] : this.#upTo(step);
    for (const one of later) one.moment = { ...one.moment, ...change(one.moment) };
    return at >= 0;
  }

  /** Returns the draft before the last edit; undefined if there is no edit to undo. */
  undo(): DraftMoment | undefined {
    return this.#take(this.#past, this.#future);
  }

  redo(): DraftMoment | undefined {
    return this.#take(this.#future, this.#past);
  }

  /** The redo steps that lie after the step, including the step itself. Empty if the step was dropped. */
  #upTo(step: DraftStep): readonly DraftStep[] {
    return this.#future.slice(0, this.#future.indexOf(step) + 1);
  }

  /**
   * Moves the last step from one stack to the other and stores the current draft in it, so that the move can be
   * reversed.
   */
  #take(from: DraftStep[], to: DraftStep[]): DraftMoment | undefined {
    const step = from.pop();
    if (!step) return undefined;
    const { moment } = step;
    step.group = '';
    step.moment = this.#now(moment.lines.keys());
    to.push(step);
    return moment;
  }
}
