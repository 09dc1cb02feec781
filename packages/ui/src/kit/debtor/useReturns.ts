import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages as receiptMessages } from '../receipt/messages';
import { useReverseReceipts } from '../receipt/useReverseReceipts';
import { messages } from './messages';

export type ReturnProposal = components['schemas']['ReturnProposal'];

interface ReturnsOptions {
  companyId: string;
  /** A deducted return was undone from its message. */
  onReversed: (receipt: { id: string }) => void;
}

interface Returns {
  isPending: boolean;
  /** Deducts a return from the balance. `tutar` counts only for one whose amount is not known. */
  deduct: (proposal: ReturnProposal, tutar: string) => Promise<unknown>;
  /** Stops proposing a return, or proposes it again. */
  ignore: (proposal: ReturnProposal, yoksay: boolean) => Promise<unknown>;
}

/** Answers of a user to returns that the customer issued (MNY-26). The message of each undoes it. */
export function useReturns({ companyId, onReversed }: ReturnsOptions): Returns {
  const t = useMessages(messages);
  const tReceipt = useMessages(receiptMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const reverse = useReverseReceipts(companyId, onReversed);
  const refresh = () => invalidate('/tahsilat', '/alacak');
  const deducting = useAction('deductReturn', async ({ id, belgeNumarasi, tutar }: ReturnProposal) => {
    const header = { 'Idempotency-Key': newIdempotencyKey() };
    const params = { path: { id }, query: { companyId }, header };
    try {
      const body = tutar === null ? {} : { tutar };
      const { data } = await client.POST('/alacak/iade/{id}/dus', { params, body });
      toast({
        tone: 'success',
        text: t('deducted', { number: belgeNumarasi }),
        action: {
          label: tReceipt('reverse'),
          onAction: () => void reverse.run({ receipts: [data], neden: '' }),
        },
      });
    } finally {
      void refresh();
    }
  });
  const store = async ({ id }: ReturnProposal, yoksay: boolean) => {
    try {
      await client.PUT('/alacak/iade/{id}/yoksay', {
        params: { path: { id }, query: { companyId } },
        body: { yoksay },
      });
    } finally {
      void refresh();
    }
  };
  const undo = useAction('ignoreReturn', (calls: () => Promise<void>) => calls());
  const ignoring = useAction(
    'ignoreReturn',
    async ({ proposal, yoksay }: { proposal: ReturnProposal; yoksay: boolean }) => {
      await store(proposal, yoksay);
      toast({
        tone: 'success',
        text: t(yoksay ? 'ignored' : 'proposed', { number: proposal.belgeNumarasi }),
        action: { label: t('undo'), onAction: () => void undo.run(() => store(proposal, !yoksay)) },
      });
    },
  );
  return {
    isPending: deducting.isPending || ignoring.isPending,
    deduct: (proposal, tutar) => deducting.run({ ...proposal, tutar: proposal.tutar ?? tutar }),
    ignore: (proposal, yoksay) => ignoring.run({ proposal, yoksay }),
  };
}
