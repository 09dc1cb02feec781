import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { KalemScope, useKalem } from '@kalem/ui';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useEffect } from 'react';

/** Counts the windows of the shell on the screen, those included that are on their way out. */
export const CoversContext = createContext<Dispatch<SetStateAction<number>>>(() => undefined);

interface ShellDialogProps {
  label: string;
  /** Comes in from the left edge, or stands in the middle, or near the top. */
  variant: 'drawer' | 'chooser' | 'palette';
  isOpen: boolean;
  /** Esc, and a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A window of the shell over the page; the focus goes in, stays in and comes back. */
export function ShellDialog({ label, variant, isOpen, onClose, children }: ShellDialogProps) {
  const { makeRoom } = useKalem();
  useEffect(() => {
    if (isOpen) makeRoom();
  }, [isOpen, makeRoom]);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-label={label} className="overlay" data-variant={variant}>
      <KalemScope className="overlay-scope">
        <DialogBackdrop transition className="overlay-back" />
        <DialogPanel transition className={variant}>
          <Cover />
          {children}
        </DialogPanel>
      </KalemScope>
    </Dialog>
  );
}

/** Counts the window from its first frame to its last: only then it returns the focus. */
function Cover() {
  const setCovers = useContext(CoversContext);
  useEffect(() => {
    setCovers((count) => count + 1);
    return () => setCovers((count) => count - 1);
  }, [setCovers]);
  return null;
}
