import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Call = '/alacak/{id}/birlestir' | '/alacak/{id}/ayir';
/** An account that is or becomes a part of another one. */
type DebtorPart = components['schemas']['DebtorPart'];

interface MergedDebtors {
  isPending: boolean;
  merge: (part: DebtorPart) => Promise<unknown>;
  split: (part: DebtorPart) => Promise<unknown>;
}

/** Merges another account into this one, or splits it off again (MNY-43). The message of each undoes it. */
export function useMergedDebtors(id: string, companyId: string): MergedDebtors {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const call = async (path: Call, birlesen: string) => {
    const params = { path: { id }, query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
    try {
      await client.POST(path, { params, body: { birlesen } });
    } finally {
      void invalidate('/fatura', '/tahsilat', '/alacak');
    }
  };
  const undo = useAction('mergeDebtors', ({ path, other }: { path: Call; other: DebtorPart }) => call(path, other.id));
  const merging = useAction('mergeDebtors', async (other: DebtorPart) => {
    await call('/alacak/{id}/birlestir', other.id);
    const action = { label: t('undo'), onAction: () => void undo.run({ path: '/alacak/{id}/ayir', other }) };
    toast({ tone: 'success', text: t('merged', { name: other.aliciUnvan }), action });
  });
  const splitting = useAction('splitDebtors', async (other: DebtorPart) => {
    await call('/alacak/{id}/ayir', other.id);
    const action = { label: t('undo'), onAction: () => void undo.run({ path: '/alacak/{id}/birlestir', other }) };
    toast({ tone: 'success', text: t('split', { name: other.aliciUnvan }), action });
  });
  return { isPending: merging.isPending || splitting.isPending, merge: merging.run, split: splitting.run };
}
