import { createContext, useContext, useEffect, useState } from 'react';
import type * as deferredParts from './deferredParts';

type DeferredParts = typeof deferredParts;

/** The loaded `deferredParts`, for event handlers that cannot await an import: a press, a copy. */
export const DeferredPartsContext = createContext<DeferredParts | undefined>(undefined);

/** Undefined until they have loaded. */
export function useDeferredParts(): DeferredParts | undefined {
  return useContext(DeferredPartsContext);
}

/** Loads `deferredParts` for the context. Ignores a failure: the code that needs a part reports what is missing. */
export function useLoadedParts(): DeferredParts | undefined {
  const [loaded, setLoaded] = useState<DeferredParts>();
  useEffect(() => {
    import('./deferredParts').then(setLoaded, ignore);
  }, []);
  return loaded;
}

function ignore(): void {}
