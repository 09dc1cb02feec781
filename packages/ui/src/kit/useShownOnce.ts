import { useCallback, useEffect, useState } from 'react';
import { useKalem } from '../provider/useKalem';

/**
 * Remembers under `key` on the device that something was shown. If the storage fails, it is shown again on the next
 * page load.
 */
export function useShownOnce(key: string): {
  /** Undefined until the storage has answered. */
  wasShown: boolean | undefined;
  remember: () => void;
} {
  const { device } = useKalem();
  const [known, setKnown] = useState<{ key: string; wasShown: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => (await device.get(key)) !== null;
    void read()
      .catch(() => false)
      .then((wasShown) => {
        if (isCurrent) setKnown({ key, wasShown });
      });
    return () => {
      isCurrent = false;
    };
  }, [device, key]);
  const remember = useCallback(() => {
    setKnown({ key, wasShown: true });
    const write = async () => device.set(key, 'true');
    void write().catch(() => undefined);
  }, [device, key]);
  return { wasShown: known?.key === key ? known.wasShown : undefined, remember };
}
