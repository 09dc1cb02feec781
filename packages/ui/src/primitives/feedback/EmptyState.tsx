import type { ReactNode } from 'react';

/**
 * Shown instead of an empty list: what the list is for, why it is empty, and the first step. Also shown when a list
 * failed to load.
 */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="kalem-empty">
      <svg className="kalem-empty__art" viewBox="0 0 72 56" aria-hidden="true" focusable="false">
        <path d="M10 6h30l10 10v34H10zM39.5 6.5v10H50M18 24h22M18 31h22M18 38h10" />
        <path className="kalem-empty__pen" d="m64 12-18 26-6 4 1-7 18-26z" />
        <path d="M14 53h50" />
      </svg>
      <h2 className="kalem-heading">{title}</h2>
      {children && <p className="kalem-muted">{children}</p>}
      {actions && <div className="kalem-empty__actions">{actions}</div>}
    </div>
  );
}
