import { useRef, useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useForm, type Form } from '../useForm';
import type { EditCalls, ReadCard } from './cardCalls';
import { disputedFields, hasEdits, mergeEdits } from './mergeEdits';

export interface CardFormOptions<Card extends { id: string }, Values> {
  calls: EditCalls<Card, Values>;
  companyId: string;
  /** The card that is edited; undefined for a new one. */
  opened: ReadCard<Card> | undefined;
  initial: Values;
  validate: (values: Values) => readonly Fault[];
  required: readonly (keyof Values & string)[];
  /** What is sent of what was typed; default all of it. */
  sent?: (values: Values) => Values;
  onSaved: (card: Card) => void;
}

export interface CardFormState<Card, Values> {
  form: CardForm<Card, Values>;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** Fields that were changed here, and by somebody else who has saved since the card was opened. */
  conflict: CardDispute<Values> | undefined;
  /** Saves what was typed in these fields over what is stored now. */
  keepMine: () => void;
  /** Takes what is stored now into these fields. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

export type CardForm<Card, Values> = Form<Values, Card>;

interface CardDispute<Values> {
  fields: readonly (keyof Values & string)[];
  /** What is stored now. */
  theirs: Values;
}

/** What a card held when it was read, and which of its versions that is. */
interface CardVersion<Values> {
  values: Values;
  version: string | null;
}

/**
 * The form of a new card, or of one that was opened. Whoever saves second changes what was changed here and nothing
 * else; where both have changed a field, both values are shown (API-06). Once saved, it goes on from what is stored.
 */
export function useCardForm<Card extends { id: string }, Values extends object>({
  calls,
  companyId,
  opened,
  initial,
  validate,
  required,
  sent = (values) => values,
  onSaved,
}: CardFormOptions<Card, Values>): CardFormState<Card, Values> {
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const place = { client, companyId };
  /** What the fields are changes of. */
  const [base, setBase] = useState<CardVersion<Values>>({ values: initial, version: opened?.version ?? null });
  const [stored, setStored] = useState<CardVersion<Values>>();
  /** What is stored, once somebody has decided to write over it. */
  const accepted = useRef<CardVersion<Values>>(undefined);

  const change = async (id: string, typed: Values) => {
    const from = accepted.current ?? base;
    const mine = accepted.current ? rebase(typed, base, accepted.current) : typed;
    accepted.current = undefined;
    try {
      return await save(id, mine, from.version);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      const { card, version } = await calls.read(place, id);
      const now = { values: calls.valuesOf(card), version };
      if (disputedFields({ opened: from.values, mine, theirs: now.values }).length === 0)
        return save(id, rebase(mine, from, now), version);
      setStored(now);
      throw error;
    }
  };
  const save = async (id: string, values: Values, version: string | null) => {
    const { card, version: now } = await calls.change(place, id, sent(values), version);
    goOnFrom({ values: calls.valuesOf(card), version: now }, values);
    return card;
  };
  /** What was changed of `from` becomes changes of `next`; the fields that were not show what it holds. */
  const goOnFrom = (next: CardVersion<Values>, from: Values) => {
    form.fill((typed) => mergeEdits({ opened: from, mine: typed, theirs: next.values }, 'mine'));
    setBase(next);
  };
  /** Puts what was changed since `from` upon what is stored now. */
  const rebase = (
    mine: Values,
    from: CardVersion<Values>,
    onto: CardVersion<Values>,
    preferred: 'mine' | 'theirs' = 'mine',
  ) => {
    const merged = mergeEdits({ opened: from.values, mine, theirs: onto.values }, preferred);
    setBase(onto);
    form.fill(merged);
    return merged;
  };
  const create = async (values: Values, key: string) => {
    const card = await calls.create(place, sent(values), key);
    goOnFrom({ values: calls.valuesOf(card), version: null }, values);
    return card;
  };
  const form = useForm<Values, Card>({
    kind: opened ? 'changeCard' : 'createCard',
    initial,
    validate: (values) => validate(sent(values)),
    required,
    async submit(values, { key }) {
      const card = opened ? await change(opened.card.id, values) : await create(values, key);
      void invalidate(calls.path);
      onSaved(card);
      return card;
    },
  });

  return {
    form,
    isDirty: hasEdits({ opened: base.values, mine: form.values }),
    conflict: stored && {
      fields: disputedFields({ opened: base.values, mine: form.values, theirs: stored.values }),
      theirs: stored.values,
    },
    keepMine() {
      accepted.current = stored;
      setStored(undefined);
      void form.submit();
    },
    takeTheirs() {
      if (stored) rebase(form.values, base, stored, 'theirs');
      setStored(undefined);
    },
    closeConflict: () => setStored(undefined),
  };
}
