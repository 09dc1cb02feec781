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
export function useMergedDebtors(
  { id, birlesenler }: Pick<components['schemas']['DebtorAccount'], 'id' | 'birlesenler'>,
  companyId: string,
): MergedDebtors {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const call = async (path: Call, account: string, birlesen: string) => {
    const params = { path: { id: account }, query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
    return (await client.POST(path, { params, body: { birlesen } })).data;
  };
  /** Runs calls one after the other, and reads the accounts again. */
  const change = async <Result>(calls: () => Promise<Result>): Promise<Result> => {
    try {
      return await calls();
    } finally {
      void invalidate('/fatura', '/tahsilat', '/alacak');
    }
  };
  const undo = useAction('mergeDebtors', (calls: () => Promise<unknown>) => change(calls));
  const merging = useAction('mergeDebtors', async (other: DebtorPart) => {
    const { birlesenler: after } = await change(() => call('/alacak/{id}/birlestir', id, other.id));
    // The parts of the other account came with it. Undoing gives them back to it.
    const known = [other, ...birlesenler].map((part) => part.id);
    const moved = after.filter((part) => !known.includes(part.id));
    const splitAll = async () => {
      for (const part of [other, ...moved]) await call('/alacak/{id}/ayir', id, part.id);
      for (const part of moved) await call('/alacak/{id}/birlestir', other.id, part.id);
    };
    const action = { label: t('undo'), onAction: () => void undo.run(splitAll) };
    toast({ tone: 'success', text: t('merged', { name: other.aliciUnvan }), action });
  });
  const splitting = useAction('splitDebtors', async (other: DebtorPart) => {
    await change(() => call('/alacak/{id}/ayir', id, other.id));
    const action = {
      label: t('undo'),
      onAction: () => void undo.run(() => call('/alacak/{id}/birlestir', id, other.id)),
    };
    toast({ tone: 'success', text: t('split', { name: other.aliciUnvan }), action });
  });
  return { isPending: merging.isPending || splitting.isPending, merge: merging.run, split: splitting.run };
}
