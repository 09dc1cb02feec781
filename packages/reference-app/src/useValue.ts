import { useSyncExternalStore } from 'react';
import type { Value } from './createValue';

/** The value as it is now; renders again when it changes. */
export function useValue<Type>({ subscribe, get }: Pick<Value<Type>, 'subscribe' | 'get'>): Type {
  return useSyncExternalStore(subscribe, get);
}
