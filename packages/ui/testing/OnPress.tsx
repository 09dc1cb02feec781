import { useState, type ReactNode } from 'react';
import { Button } from '../src/primitives/Button';
import type { KalemStorage } from '../src/provider/storage';

interface OnPressProps {
  label: string;
  /** Off on a page of documentation, which does not begin under a window. */
  startsOpen: boolean;
  children: (opening: { key: number; close: () => void }) => ReactNode;
}

/** What floats over a page, with a button that shows it. */
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

/** A device that has never shown anything. */
export const forgetful: KalemStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
};
