import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as icons from '../icons';

export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** A short label for the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: string; children: ReactNode }) {
  return (
    <span className="kalem-badge" data-tone={tone}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}

export type InvoiceStatus = 'Onaylandi' | 'Onaylanmadi' | 'Silinmis';

const shapes: Record<InvoiceStatus, string> = {
  Onaylandi: icons.ok,
  Onaylanmadi: icons.ring,
  Silinmis: icons.minusCircle,
};

/** An onayDurumu as icon and word (LST-04). The two red icons also differ in shape. */
export function StatusMark({ status, children }: { status: InvoiceStatus; children: string }) {
  return (
    <span className="kalem-status" data-status={status}>
      <Icon icon={shapes[status]} size="sm" />
      <span>{children}</span>
    </span>
  );
}
