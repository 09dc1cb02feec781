import { useEffect, useState } from 'react';
import { useKalem } from '../../../provider/useKalem';

/** The two ways to save, named as in `SaveActions`. */
export type SaveChoice = 'save' | 'saveAndSign';

const KEY = 'save-choice';

/**
 * The way in which the user saved last, stored on the device. The bar of a phone has room for only one button.
 */
export function useSaveChoice(): [SaveChoice, (choice: SaveChoice) => void] {
  const { storage, report } = useKalem();
  const [choice, setChoice] = useState<SaveChoice>('save');
  useEffect(() => {
    let isWanted = true;
    const read = async () => storage.get(KEY);
    read().then(
      (kept) => isWanted && setChoice(kept === 'saveAndSign' ? kept : 'save'),
      (error: unknown) => report({ kind: 'readSaveChoice', error, silent: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, report]);
  const remember = (next: SaveChoice) => {
    setChoice(next);
    const write = async () => storage.set(KEY, next);
    write().catch((error: unknown) => report({ kind: 'keepSaveChoice', error, silent: true }));
  };
  return [choice, remember];
}
