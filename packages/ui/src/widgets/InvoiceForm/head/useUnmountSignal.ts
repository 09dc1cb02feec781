import { useEffect, useRef } from 'react';

/** Returns a function that returns a signal. The signal is aborted when the component unmounts. */
export function useUnmountSignal(): () => AbortSignal {
  const life = useRef(new AbortController());
  useEffect(() => {
    // React may mount the component again with the same ref, for example in StrictMode.
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return () => life.current.signal;
}
