import { toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { Skeleton } from '../../primitives/feedback/Progress';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { collectionText, collectionTone } from './collectionWords';
import { messages } from './messages';
import { useReverseReceipts } from './useReverseReceipts';

type Schemas = components['schemas'];
type Receipt = Schemas['Receipt'];

interface InvoiceReceiptsProps {
  invoice: Pick<Schemas['InvoiceSummary'], 'id' | 'paraBirim'>;
  tahsilat: Schemas['InvoiceCollection'];
  companyId: string;
  mayReverse: boolean;
  onReversed: (receipt: Receipt) => void;
}

/** What was received for an invoice: its state, its rest, and each payment (MNY-50). */
export function InvoiceReceipts({ invoice, tahsilat, companyId, mayReverse, onReversed }: InvoiceReceiptsProps) {
  const t = useMessages(messages);
  const [reversing, setReversing] = useState<Receipt>();
  const receipts = useApi().useQuery(
    'get',
    '/tahsilat',
    { params: { query: { companyId, faturaId: invoice.id } } },
    { meta: { kind: 'listReceipts' } },
  );
  const { data, error } = receipts;
  return (
    <section aria-label={t('receipts')}>
      <dl className="kalem-invoice-preview__facts">
        <div>
          <dt className="kalem-muted">{t('tahsilat')}</dt>
          <dd>
            <Badge tone={collectionTone(tahsilat)}>{collectionText(tahsilat, t)}</Badge>
          </dd>
        </div>
        <div>
          <dt className="kalem-muted">{t('kalan')}</dt>
          <dd>
            <Amount value={tahsilat.kalan} currency={invoice.paraBirim} />
          </dd>
        </div>
      </dl>
      {!data && !error && <Skeleton height="40px" />}
      {!data && error && (
        <p className="kalem-sm">
          {t('receiptsFailed')} <ErrorText error={error} />
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="kalem-receipts" aria-label={t('receipts')}>
          {data.items.map((receipt) => (
            <ReceiptItem
              key={receipt.id}
              receipt={receipt}
              faturaId={invoice.id}
              onReverse={mayReverse ? () => setReversing(receipt) : undefined}
            />
          ))}
        </ul>
      )}
      {reversing && (
        <ReverseReceipt
          receipt={reversing}
          companyId={companyId}
          onReversed={onReversed}
          onClose={() => setReversing(undefined)}
        />
      )}
    </section>
  );
}

interface ReceiptItemProps {
  receipt: Receipt;
  faturaId: string;
  onReverse: (() => void) | undefined;
}

function ReceiptItem({ receipt, faturaId, onReverse }: ReceiptItemProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { tarih, tutar, paraBirim, yontem, kaydeden, aciklama, geriAlindi, dagitim } = receipt;
  const share = dagitim.find((one) => one.faturaId === faturaId);
  const isPart = share && (share.tutar !== tutar || share.paraBirim !== paraBirim);
  const facts = [
    t(yontem ?? 'KURUS_FARKI'),
    isPart && t('share', { amount: `${formatDecimal(share.tutar, locale)} ${share.paraBirim}` }),
    aciklama,
    kaydeden,
  ];
  return (
    <li>
      <span className="kalem-two">
        <span data-reversed={geriAlindi ? true : undefined}>
          <span className="kalem-num">{toScreenDate(tarih)}</span> <Amount value={tutar} currency={paraBirim} />
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {geriAlindi ? (
        <Badge>{t('reversed')}</Badge>
      ) : (
        onReverse && (
          <Button size="sm" variant="quiet" onPress={onReverse}>
            {t('reverse')}
          </Button>
        )
      )}
    </li>
  );
}

interface ReverseReceiptProps {
  receipt: Receipt;
  companyId: string;
  onReversed: (receipt: Receipt) => void;
  onClose: () => void;
}

/** Confirms and undoes a receipt (MNY-39). */
function ReverseReceipt({ receipt, companyId, onReversed, onClose }: ReverseReceiptProps) {
  const t = useMessages(messages);
  const [neden, setNeden] = useState('');
  const { isPending, run } = useReverseReceipts(companyId, onReversed);
  const reverse = async () => {
    await run({ receipts: [receipt], neden: neden.trim() });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('reverseTitle')}
      isOpen
      confirmLabel={t('reverse')}
      isPending={isPending}
      onConfirm={() => void reverse()}
      onCancel={onClose}
    >
      <p>{t('reverseHelp')}</p>
      <TextField label={t('neden')} isOptional maxLength={200} value={neden} onChange={setNeden} />
    </ConfirmDialog>
  );
}
