import { Badge, type Tone } from '../../primitives/Badge';
import * as icons from '../../primitives/icons';
import { StatusMark } from '../../primitives/StatusMark';
import { useMessages } from '../../provider/messages';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';

const badges: Record<Exclude<ListedInvoice['portalDurumu'], 'GONDERILDI'>, { tone: Tone; icon: string }> = {
  BEKLIYOR: { tone: 'info', icon: icons.clock },
  REDDEDILDI: { tone: 'danger', icon: icons.error },
  BELIRSIZ: { tone: 'warning', icon: icons.refresh },
};

/** onayDurumu (LST-04), and below it where the portal stands, unless it simply has the draft (INV-38). */
export function InvoiceStatus({ invoice: { onayDurumu, portalDurumu, portalMesaji } }: { invoice: ListedInvoice }) {
  const t = useMessages(messages);
  const badge =
    portalDurumu === 'GONDERILDI' || onayDurumu !== 'Onaylanmadi'
      ? undefined
      : { ...badges[portalDurumu], text: t(portalDurumu) };
  return (
    <span className="kalem-two kalem-invoice-status">
      <StatusMark status={onayDurumu}>{t(onayDurumu)}</StatusMark>
      {badge && (
        <span title={portalMesaji ?? undefined}>
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
        </span>
      )}
    </span>
  );
}
