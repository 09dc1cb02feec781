import { useEffect, useState } from 'react';

/** Whether something has been going on for `time` milliseconds. */
export function useLasting(isGoingOn: boolean, time: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLong(true), time);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn, time]);
  return isLong;
}
