import type { ReactNode } from 'react';

/** The button from a form back to its list. */
export function Back({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="back" onClick={onPress}>
      ← {children}
    </button>
  );
}
