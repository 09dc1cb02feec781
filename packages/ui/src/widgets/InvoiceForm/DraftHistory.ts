import type { Line } from '@kalem/domain';
import type { LineAtom } from './lines/LinesState';
import type { DraftHeader } from './FormDraft';

/** The draft as far as one edit changes it: the lines that it leaves alone are not copied. */
export interface DraftMoment {
  readonly header: DraftHeader;
  readonly all: readonly LineAtom[];
  /** Contents of the lines that the edit changes. */
  readonly lines: ReadonlyMap<LineAtom, Line>;
}

interface Step {
  readonly group: string;
  moment: DraftMoment;
}

/** Steps that can be taken back; older ones are forgotten. */
const MOST = 200;

/**
 * What can be undone and redone of a draft. Typing into one field is one step, and so is whatever else is done at once:
 * a paste, a move, what a lookup fills in.
 */
export class DraftHistory {
  #past: Step[] = [];
  #future: DraftMoment[] = [];

  /**
   * The draft is about to change from this moment on; edits of one group that follow each other are one step, ''
   * belongs to none.
   */
  note(group: string, moment: DraftMoment): void {
    this.#future = [];
    const last = this.#past.at(-1);
    if (group !== '' && last?.group === group) {
      last.moment = { ...last.moment, lines: new Map([...moment.lines, ...last.moment.lines]) };
      return;
    }
    this.#past.push({ group, moment });
    if (this.#past.length > MOST) this.#past.shift();
  }

  /** How many steps can be taken back. */
  get depth(): number {
    return this.#past.length;
  }

  /** The moment to go back to; `now` reads the same lines as they are, to come back to them. */
  undo(now: (lines: Iterable<LineAtom>) => DraftMoment): DraftMoment | undefined {
    const step = this.#past.pop();
    if (step) this.#future.push(now(step.moment.lines.keys()));
    return step?.moment;
  }

  redo(now: (lines: Iterable<LineAtom>) => DraftMoment): DraftMoment | undefined {
    const moment = this.#future.pop();
    if (moment) this.#past.push({ group: '', moment: now(moment.lines.keys()) });
    return moment;
  }
}
