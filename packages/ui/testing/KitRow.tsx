import type { ReactNode } from 'react';

/** A row of a kit story: the variants in one state, and the state's name. */
export function KitRow({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <div className="kit-row">
      {children}
      {caption && <span className="kalem-xs kalem-muted">{caption}</span>}
    </div>
  );
}
