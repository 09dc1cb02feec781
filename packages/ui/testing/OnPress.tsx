import { useState, type ReactNode } from 'react';
import { Button } from '../src/primitives/Button';
import type { KalemStorage } from '../src/provider/storage';

interface OnPressProps {
  label: string;
  /** False on a documentation page, which the overlay would cover. */
  startsOpen: boolean;
  children: (opening: { key: number; close: () => void }) => ReactNode;
}

/** An overlay with a button that opens it. */
export function OnPress({ label, startsOpen, children }: OnPressProps) {
  const [openings, setOpenings] = useState(startsOpen ? 1 : 0);
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button
        onPress={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && children({ key: openings, close: () => setOpen(false) })}
    </>
  );
}

/** A storage that forgets everything, so that once-only widgets always show. */
export const forgetful: KalemStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
};
