import { useSyncExternalStore } from 'react';

/** A shared value that screens can subscribe to. */
export interface Value<Type> {
  get(): Type;
  set(next: Type): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a value outside of React, because the client's callbacks change it too. */
export function createValue<Type>(initial: Type): Value<Type> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The current value; renders again when it changes. */
export function useValue<Type>({ subscribe, get }: Pick<Value<Type>, 'subscribe' | 'get'>): Type {
  return useSyncExternalStore(subscribe, get);
}
