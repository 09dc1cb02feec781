import { toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { Suspense, useState } from 'react';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { ReverseReceipt } from './ReverseReceipt';
import { kindOf } from './useReverseReceipts';

const Refund = lazyPart(async () => (await import('./Refund')).Refund);

type Receipt = components['schemas']['Receipt'];

interface ReceiptListProps {
  receipts: readonly Receipt[];
  label: string;
  /** Shows the share of this invoice. */
  faturaId?: string;
  companyId: string;
  /** Whether payments can be undone, and credits paid back. */
  mayReverse: boolean;
  onReversed: (receipt: Receipt) => void;
  onRefunded: (receipts: readonly Receipt[]) => void;
}

/** Payments, refunds and write-offs with 'Geri Al', and 'Para iadesi' on an unused credit (MNY-33, MNY-39). */
export function ReceiptList({ receipts, label, faturaId, ...options }: ReceiptListProps) {
  const { companyId, mayReverse, onReversed, onRefunded } = options;
  const [reversing, setReversing] = useState<Receipt>();
  const [refunding, setRefunding] = useState<Receipt>();
  return (
    <>
      <ul className="kalem-receipts" aria-label={label}>
        {receipts.map((receipt) => (
          <ReceiptItem
            key={receipt.id}
            receipt={receipt}
            faturaId={faturaId}
            onReverse={mayReverse ? () => setReversing(receipt) : undefined}
            onRefund={() => setRefunding(receipt)}
          />
        ))}
      </ul>
      {reversing && (
        <ReverseReceipt
          receipt={reversing}
          companyId={companyId}
          onReversed={onReversed}
          onClose={() => setReversing(undefined)}
        />
      )}
      <Suspense>
        {refunding && (
          <Refund
            cariHesapId={refunding.cariHesapId}
            paraBirim={refunding.paraBirim}
            tutar={refunding.kullanilmayan}
            companyId={companyId}
            onSaved={(refunds) => {
              setRefunding(undefined);
              onRefunded(refunds);
            }}
            onReversed={onReversed}
            onClose={() => setRefunding(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ReceiptItemProps {
  receipt: Receipt;
  faturaId: string | undefined;
  onReverse: (() => void) | undefined;
  onRefund: (() => void) | undefined;
}

function ReceiptItem({ receipt, faturaId, onReverse, onRefund }: ReceiptItemProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const kind = kindOf(receipt.tur);
  const { tarih, tutar, paraBirim, yontem, kaydeden, aciklama, geriAlindi, dagitim, kullanilmayan } = receipt;
  const amountIn = (amount: string, currency: string) => `${formatDecimal(amount, locale)} ${currency}`;
  const hasCredit = kullanilmayan !== '0.00';
  const share = dagitim.find((one) => one.faturaId === faturaId);
  const isPart = share && (share.tutar !== tutar || share.paraBirim !== paraBirim);
  const facts = [
    kind !== 'TAHSILAT' && t(kind),
    yontem && t(yontem),
    isPart && t('share', { amount: amountIn(share.tutar, share.paraBirim) }),
    hasCredit && t('unused', { amount: amountIn(kullanilmayan, paraBirim) }),
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
          <span className="kalem-receipts__actions">
            <Button size="sm" variant="quiet" onPress={onReverse}>
              {t('reverse')}
            </Button>
            {hasCredit && (
              <Button size="sm" variant="quiet" onPress={onRefund}>
                {t('refund')}
              </Button>
            )}
          </span>
        )
      )}
    </li>
  );
}
