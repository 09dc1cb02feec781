import type { ReactNode } from 'react';
import { Icon } from './Icon';

export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** A small word about a thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: string; children: ReactNode }) {
  return (
    <span className="kalem-badge" data-tone={tone}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}
