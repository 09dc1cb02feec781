import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type * as validators from './validators';

/** The functions that find the faults of a draft. */
export type Validators = typeof validators;

/** The validators of one form. They load after it has rendered; what was typed until then is checked on arrival. */
export class LoadedValidators {
  readonly loaded: PrimitiveAtom<Validators | undefined> = atom<Validators | undefined>(undefined);
  readonly #store: ReturnType<typeof createStore>;
  readonly #onLoaded: () => void;

  constructor(store: ReturnType<typeof createStore>, onLoaded: () => void) {
    this.#store = store;
    this.#onLoaded = onLoaded;
  }

  take(validators: Validators): void {
    if (this.#store.get(this.loaded)) return;
    this.#store.set(this.loaded, validators);
    this.#onLoaded();
  }
}
