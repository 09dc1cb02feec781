import type { Line } from '@kalem/domain';
import type { DraftHead } from './recipientOrigin';
import type { LineAtom } from './lines/LinesState';

/** The draft as far as one edit changes it: the lines that it leaves alone are not copied. */
export interface DraftMoment extends DraftHead {
  readonly all: readonly LineAtom[];
  /** Contents of the lines that the edit changes. */
  readonly lines: ReadonlyMap<LineAtom, Line>;
}

/** An edit that can be taken back, and brought again when it was. */
export interface DraftStep {
  /** Edits of one group that follow each other are one step, '' belongs to none. */
  group: string;
  /** What the step leads to when it is taken: the draft before the edit, and behind it once it was undone. */
  moment: DraftMoment;
}

type Read = (lines: Iterable<LineAtom>) => DraftMoment;

/** Steps that can be taken back; older ones are forgotten. */
const MOST_STEPS = 200;

/**
 * What can be undone and redone of a draft. Typing into one field is one step, and so is whatever else is done at once:
 * a paste, a move, a number with what a lookup finds for it.
 */
export class DraftHistory {
  #past: DraftStep[] = [];
  /** The next one to be redone is the last. */
  #future: DraftStep[] = [];
  readonly #now: Read;

  /** `now` reads the draft as it is, with these lines. */
  constructor(now: Read) {
    this.#now = now;
  }

  /** The draft is about to change, and these lines in it. */
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

  /** Whether the step can be taken back: it has not been, and is not forgotten. */
  has(step: DraftStep): boolean {
    return this.#past.includes(step);
  }

  /** The last edit. */
  get last(): DraftStep | undefined {
    return this.#past.at(-1);
  }

  /**
   * Something belongs to an edit that comes after it: whatever the draft has been since has it too. What is typed next
   * is a step of its own. Answers whether the draft of now is among them; it is not when the edit has been undone.
   */
  join(step: DraftStep, change: (head: DraftHead) => DraftHead): boolean {
    step.group = '';
    const at = this.#past.indexOf(step);
    const later = at >= 0 ? [...this.#past.slice(at + 1), ...this.#future] : this.#upTo(step);
    for (const one of later) one.moment = { ...one.moment, ...change(one.moment) };
    return at >= 0;
  }

  /** The moment to go back to. */
  undo(): DraftMoment | undefined {
    return this.#take(this.#past, this.#future);
  }

  redo(): DraftMoment | undefined {
    return this.#take(this.#future, this.#past);
  }

  /** What was undone no earlier than the step: none when it was forgotten. */
  #upTo(step: DraftStep): readonly DraftStep[] {
    return this.#future.slice(0, this.#future.indexOf(step) + 1);
  }

  /** Takes the last step of one side over to the other, where it leads back to the draft as it is. */
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
