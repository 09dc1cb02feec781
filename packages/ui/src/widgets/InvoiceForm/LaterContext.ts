import { createContext, useContext, useEffect, useState } from 'react';
import type * as later from './later';

type Later = typeof later;

/** The parts that load behind the form, for what cannot wait for them when it happens: a press, a copy. */
export const LaterContext = createContext<Later | undefined>(undefined);

/** Undefined until they are there. */
export function useLater(): Later | undefined {
  return useContext(LaterContext);
}

/**
 * Loads them, for the `LaterContext`. A failure is silent here: the code that needs one of them says what is missing.
 */
export function useLoadedLater(): Later | undefined {
  const [loaded, setLoaded] = useState<Later>();
  useEffect(() => {
    import('./later').then(setLoaded, ignore);
  }, []);
  return loaded;
}

function ignore(): void {}
