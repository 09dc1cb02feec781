import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';

/** What finds the faults of a draft. */
export type Checks = typeof import('./later').checks;

/**
 * The checks of one form. They load after it is on the screen: one can begin to type without them, and what was typed
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

  /** Rejects when they cannot be had, as after a redeploy; the next call tries again. */
  async load(): Promise<void> {
    const { checks } = await import('./later');
    if (this.#store.get(this.loaded)) return;
    this.#store.set(this.loaded, checks);
    this.#onLoaded();
  }
}
