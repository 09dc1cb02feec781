import { useEffect, useRef } from 'react';

/** Reads the signal for work that nothing waits for once the component is gone. */
export function useUnmountSignal(): () => AbortSignal {
  const life = useRef(new AbortController());
  useEffect(() => {
    // React may mount it again.
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return () => life.current.signal;
}
