import type { Invoice } from '@kalem/domain';
import { Suspense, useState } from 'react';
import { recipientOf } from '../../../fields/invoices';
import { messages as receiptMessages } from '../../../kit/receipt/messages';
import { more } from '../../../primitives/icons';
import { lazyPart } from '../../../primitives/lazyPart';
import { Menu } from '../../../primitives/overlay/Menu';
import { useMessages } from '../../../provider/messages';
import { usePermission } from '../../../provider/queries';
import { messages } from '../messages';

const Prepaid = lazyPart(async () => (await import('../../../kit/receipt/Prepaid')).Prepaid);

/** The menu of a saved draft: 'Peşin alındı' (MNY-32). Nothing for a user who records no payments. */
export function FormMenu({ invoice, companyId }: { invoice: Invoice; companyId: string }) {
  const t = useMessages(messages);
  const tReceipt = useMessages(receiptMessages);
  const [isOpen, setOpen] = useState(false);
  const mayCollect = usePermission('tahsilatWrite', companyId) === true;
  const isDraft = invoice.onayDurumu === 'Onaylanmadi' && invoice.faturaTip !== 'IADE';
  if (!mayCollect || !isDraft) return null;
  const { id, paraBirim, totals } = invoice;
  return (
    <>
      <Menu
        label={t('actions')}
        icon={more}
        groups={[[{ id: 'prepaid', label: tReceipt('prepaid'), onAction: () => setOpen(true) }]]}
      />
      <Suspense>
        {isOpen && (
          <Prepaid
            draft={{ id, name: recipientOf(invoice), paraBirim, tutar: totals.odenecekTutar ?? '' }}
            companyId={companyId}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
