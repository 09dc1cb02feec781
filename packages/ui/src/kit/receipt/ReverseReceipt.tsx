import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { kindOf, type ReversibleReceipt, useReverseReceipts } from './useReverseReceipts';

type Receipt = components['schemas']['Receipt'];

interface ReverseReceiptProps {
  receipt: ReversibleReceipt;
  companyId: string;
  onReversed: (receipt: Receipt) => void;
  onClose: () => void;
}

/** Confirms and undoes a receipt (MNY-39). */
export function ReverseReceipt({ receipt, companyId, onReversed, onClose }: ReverseReceiptProps) {
  const t = useMessages(messages);
  const [neden, setNeden] = useState('');
  const { isPending, run } = useReverseReceipts(companyId, onReversed);
  const kind = kindOf(receipt.tur);
  const reverse = async () => {
    await run({ receipts: [receipt], neden: neden.trim() });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`${kind}_REVERSE`)}
      isOpen
      confirmLabel={t('reverse')}
      isPending={isPending}
      onConfirm={() => void reverse()}
      onCancel={onClose}
    >
      <p>{t(`${kind}_HELP`)}</p>
      <TextField label={t('neden')} isOptional maxLength={200} value={neden} onChange={setNeden} />
    </ConfirmDialog>
  );
}
