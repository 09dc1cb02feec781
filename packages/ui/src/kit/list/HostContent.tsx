import type { ReactNode } from 'react';

/** Content of the host inside a widget. The host's styles apply to it: styles/revert.css excludes `.kalem-host`. */
export function HostContent({ children }: { children: ReactNode }) {
  return <div className="kalem-host">{children}</div>;
}
