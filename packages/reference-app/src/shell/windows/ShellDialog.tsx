import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { KalemScope, useKalem } from '@kalem/ui';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useEffect } from 'react';

/** Counts the open windows of the shell, closing ones included. */
export const CoversContext = createContext<Dispatch<SetStateAction<number>>>(() => undefined);

interface ShellDialogProps {
  label: string;
  /** Slides in from the left, is centred, near the top, or below the account's button. */
  variant: 'drawer' | 'chooser' | 'palette' | 'account';
  isOpen: boolean;
  /** Called for Esc and a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal window of the shell. Traps the focus and returns it when it closes. */
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

/** Counts the window until its exit animation has ended, because only then the focus returns. */
function Cover() {
  const setCovers = useContext(CoversContext);
  useEffect(() => {
    setCovers((count) => count + 1);
    return () => setCovers((count) => count - 1);
  }, [setCovers]);
  return null;
}
