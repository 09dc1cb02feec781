import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Receipt = components['schemas']['Receipt'];
export type ReversibleReceipt = Pick<Receipt, 'id' | 'tur'>;

/** The kind of a receipt in texts: both kinds of opening balances have the same. */
export function kindOf(tur: Receipt['tur']) {
  return tur === 'ACILIS_BORCU' || tur === 'ACILIS_AVANSI' ? 'ACILIS' : tur;
}

/** Undoes receipts (MNY-39). Runs to its end even after the component is gone. */
export function useReverseReceipts(companyId: string, onReversed: (receipt: Receipt) => void) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  return useAction(
    'reverseReceipt',
    async ({ receipts, neden }: { receipts: readonly ReversibleReceipt[]; neden: string }) => {
      try {
        for (const { id } of receipts) {
          const header = { 'Idempotency-Key': newIdempotencyKey() };
          const params = { path: { id }, query: { companyId }, header };
          const { data } = await client.POST('/tahsilat/{id}/geri-al', { params, body: { neden } });
          onReversed(data);
        }
      } finally {
        void invalidate('/fatura', '/tahsilat', '/alacak');
      }
      toast({ tone: 'success', text: t(`${kindOf(receipts[0]?.tur ?? 'TAHSILAT')}_UNDONE`) });
    },
  );
}
