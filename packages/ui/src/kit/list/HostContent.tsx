import type { ReactNode } from 'react';

/** Content that the host gives a widget. The host's styles apply to it: styles/revert.css leaves `.kalem-host` out. */
export function HostContent({ children }: { children: ReactNode }) {
  return <div className="kalem-host">{children}</div>;
}
