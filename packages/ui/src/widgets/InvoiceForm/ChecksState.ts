import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type * as checks from './checks';

/** What finds the faults of a draft. */
export type Checks = typeof checks;

/**
 * The checks of one form. They load after the form is on the screen: typing can begin without them, and what was typed
 * by then is checked when they come.
 */
export class ChecksState {
  readonly loaded: PrimitiveAtom<Checks | undefined> = atom<Checks | undefined>(undefined);
  readonly #store: ReturnType<typeof createStore>;
  readonly #onLoaded: () => void;

  constructor(store: ReturnType<typeof createStore>, onLoaded: () => void) {
    this.#store = store;
    this.#onLoaded = onLoaded;
  }

  take(checks: Checks): void {
    if (this.#store.get(this.loaded)) return;
    this.#store.set(this.loaded, checks);
    this.#onLoaded();
  }
}
