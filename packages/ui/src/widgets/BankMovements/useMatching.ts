import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import type { Consent } from '../../kit/defineWidget';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { BankMovement } from './useBankMovements';

/** What a movement pays, before it is confirmed: an item of the call's body. */
export type MatchDraft = components['schemas']['MovementConfirmation'];
export type MatchProposal = components['schemas']['MatchProposal'];

/** The most movements of one call. */
export const MOST_CONFIRMED = 500;

export interface MatchingOptions {
  companyId: string;
  /** Asks the host before matches are booked. */
  onBeforeCollect?: ((matches: readonly MatchDraft[]) => Consent) | undefined;
  onMatched: (hareketIds: string[]) => void;
  onUndone: (hareketId: string) => void;
  onIgnored: (hareketId: string) => void;
}

export interface Matching {
  /** Why a movement was not confirmed the last time. */
  refusalOf: (id: string) => string | undefined;
  /** The chosen proposal; undefined when the user has to choose one. */
  chosenOf: (movement: BankMovement) => MatchProposal | undefined;
  choose: (id: string, anahtar: string) => void;
  /** Confirms the chosen proposals. Returns the ids that were matched. */
  confirm: (movements: readonly BankMovement[]) => Promise<readonly string[]>;
  /** Marks a movement as no payment. */
  ignore: (id: string) => Promise<void>;
  /** Undoes a match, or takes back that a movement is no payment. */
  undo: (movement: Pick<BankMovement, 'id' | 'durum'>) => Promise<void>;
  /** True while the movement is being changed. */
  isPending: (id: string) => boolean;
  /** A movement was matched in the dialog: tells so with 'Geri Al', and reads the list again. */
  matchedElsewhere: (id: string) => void;
}

/** The actions on movements and the chosen proposals (MNY-96, MNY-98, MNY-99). */
export function useMatching(options: MatchingOptions): Matching {
  const { companyId, onBeforeCollect, onMatched, onUndone, onIgnored } = options;
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [pending, setPending] = useState<readonly string[]>([]);
  const readAgain = () => invalidate('/banka-hareketi', '/fatura', '/tahsilat', '/alacak', '/anasayfa');
  const chosenOf = ({ id, oneriler }: BankMovement) =>
    oneriler.find(({ anahtar }) => anahtar === chosen.get(id)) ?? firstChoice(oneriler);
  const refuse = (texts: ReadonlyMap<string, string>) =>
    setRefusals((before) => new Map([...new Map([...before, ...texts])].filter(([, text]) => text !== '')));

  const undoing = useAction('undoBankMovement', async (id: string) => {
    const params = { path: { id }, query: { companyId } };
    await client.POST('/banka-hareketi/geri-al/{id}', { params });
    onUndone(id);
    return true;
  });
  const ignoring = useAction('ignoreBankMovement', async (id: string) => {
    const params = { path: { id }, query: { companyId } };
    await client.POST('/banka-hareketi/yoksay/{id}', { params });
    onIgnored(id);
    return true;
  });
  const confirming = useAction('confirmBankMovements', async (items: MatchDraft[]) => {
    const answer = await onBeforeCollect?.(items);
    if (answer === false || typeof answer === 'string') {
      if (answer !== false) toast({ tone: 'danger', text: answer });
      return [];
    }
    const header = { 'Idempotency-Key': newIdempotencyKey() };
    const params = { query: { companyId }, header };
    const { data } = await client.POST('/banka-hareketi/onay', { params, body: { items } });
    return data.items;
  });
  /** Runs an action of these movements, and reads the list again before they are free. */
  const during = async <Answer>(ids: readonly string[], act: () => Promise<Answer>): Promise<Answer> => {
    setPending((before) => [...before, ...ids]);
    try {
      const answer = await act();
      await readAgain();
      return answer;
    } finally {
      setPending((before) => before.filter((id) => !ids.includes(id)));
    }
  };
  const undoAll = (ids: readonly string[], text: string) =>
    during(ids, async () => {
      for (const id of ids) if (!(await undoing.run(id))) return;
      toast({ tone: 'success', text });
    });
  const tellMatched = (ids: readonly string[], refused = 0) => {
    if (ids.length > 0) onMatched([...ids]);
    toast({
      tone: refused > 0 ? 'danger' : 'success',
      text: refused > 0 ? t('confirmedSome', { n: ids.length, m: refused }) : t('confirmed', { n: ids.length }),
      ...(ids.length > 0 && {
        action: { label: t('undoMatch'), onAction: () => void undoAll(ids, t('undone')) },
      }),
    });
  };

  return {
    refusalOf: (id) => refusals.get(id),
    chosenOf,
    choose(id, anahtar) {
      setChosen((before) => new Map(before).set(id, anahtar));
      refuse(new Map([[id, '']]));
    },
    async confirm(movements) {
      const items = movements.flatMap((movement) => {
        const proposal = chosenOf(movement);
        return proposal ? [{ id: movement.id, oneri: proposal.anahtar }] : [];
      });
      const without = movements.filter((movement) => !chosenOf(movement));
      refuse(new Map(without.map(({ id }) => [id, t('chooseFirst')])));
      if (items.length === 0) return [];
      const ids = items.map(({ id }) => id);
      return during(ids, async () => {
        const outcomes = (await confirming.run(items)) ?? [];
        const matched = outcomes.filter(({ sonuc }) => sonuc === 'ESLESTI').map(({ id }) => id);
        refuse(new Map(outcomes.map(({ id, mesaj }) => [id, mesaj])));
        // A single refusal is shown at its row alone.
        if (matched.length > 0 || outcomes.length > 1) tellMatched(matched, outcomes.length - matched.length);
        return matched;
      });
    },
    ignore: (id) =>
      during([id], async () => {
        if (!(await ignoring.run(id))) return;
        toast({
          tone: 'success',
          text: t('ignoredOne'),
          action: { label: t('undoMatch'), onAction: () => void undoAll([id], t('takenBack')) },
        });
      }),
    undo: ({ id, durum }) => undoAll([id], t(durum === 'YOKSAYILDI' ? 'takenBack' : 'undone')),
    isPending: (id) => pending.includes(id),
    matchedElsewhere(id) {
      refuse(new Map([[id, '']]));
      tellMatched([id]);
      void readAgain();
    },
  };
}

/** The best proposal, unless it is the amount alone, or another one of the same rule is as good (MNY-92). */
function firstChoice([first, second]: readonly MatchProposal[]): MatchProposal | undefined {
  return first?.onSecili && second?.kural !== first.kural ? first : undefined;
}
