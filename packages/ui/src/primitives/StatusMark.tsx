import { Icon } from './Icon';
import * as icons from './icons';

export type InvoiceStatus = 'Onaylandi' | 'Onaylanmadi' | 'Silinmis';

const shapes: Record<InvoiceStatus, string> = {
  Onaylandi: icons.ok,
  Onaylanmadi: icons.ring,
  Silinmis: icons.minusCircle,
};

/** onayDurumu as drawing and word (LST-04); the two reds differ by shape as well. */
export function StatusMark({ status, children }: { status: InvoiceStatus; children: string }) {
  return (
    <span className="kalem-status" data-status={status}>
      <Icon icon={shapes[status]} size="sm" />
      <span>{children}</span>
    </span>
  );
}
