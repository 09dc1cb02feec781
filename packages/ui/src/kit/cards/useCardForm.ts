import { useRef, useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { type Form, useOwnedForm } from '../useForm';
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
  /** What is sent of what was typed, `stored` being what the card held before; default all of it. */
  sent?: (values: Values, stored: Values | undefined) => Values;
  onSaved: (card: Card) => void;
}

export interface CardFormState<Card, Values> {
  form: CardForm<Card, Values>;
  /** Validates and saves what was typed, merged with what another user has saved since the card was opened. */
  save: () => Promise<void>;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** Fields that were changed here and by another user since the card was opened. */
  conflict: CardDispute<Values> | undefined;
  /** Saves what was typed in these fields over what is stored now. */
  keepMine: () => void;
  /** Takes what is stored now into these fields. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

export type CardForm<Card, Values> = Form<Values, SaveOutcome<Card, Values>>;

interface CardDispute<Values> {
  fields: readonly (keyof Values & string)[];
  /** What is stored now. */
  theirs: Values;
}

/** A card that is stored, and which of its versions that is. */
interface CardVersion<Values> {
  values: Values;
  version: string | null;
}

/** The outcome of a save: the stored card, or the one that another user had stored before. */
type SaveOutcome<Card, Values> = { card: Card } | { overtakenBy: CardVersion<Values> };

/**
 * The form of a new card, or of one that was opened. Whoever saves second changes what was changed here and nothing
 * else; where both have changed a field, both values are shown (API-06). One that was opened goes on, once
 * saved, from what is stored; after a new one the next is new too.
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
  /** The same for what runs on after an answer, before the form is drawn with it. */
  const latest = useRef(base);
  /** The stored values, while the user chooses whose values to keep. */
  const [stored, setStored] = useState<CardVersion<Values>>();

  const send = async (values: Values, key: string): Promise<SaveOutcome<Card, Values>> => {
    if (!opened) {
      const card = await calls.create(place, sent(values, undefined), key);
      goOnFrom({ values: calls.valuesOf(card), version: null }, values);
      return { card };
    }
    const { id } = opened.card;
    const from = latest.current;
    try {
      const { card, version } = await calls.change(place, id, sent(values, from.values), from.version);
      goOnFrom({ values: calls.valuesOf(card), version }, values);
      return { card };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      const { card, version } = await calls.read(place, id);
      // Nobody has saved: whatever refused it would refuse it again.
      if (version === from.version) throw error;
      const now = { values: calls.valuesOf(card), version };
      const versions = { opened: from.values, mine: values, theirs: now.values };
      if (disputedFields(versions).length === 0) return { overtakenBy: now };
      setStored(now);
      throw error;
    }
  };
  /** What was changed of `from` becomes changes of `next`; the fields that were not show what it holds. */
  const goOnFrom = (next: CardVersion<Values>, from: Values, preferred: 'mine' | 'theirs' = 'mine') => {
    form.fillFrom((typed) => mergeEdits({ opened: from, mine: typed, theirs: next.values }, preferred));
    latest.current = next;
    setBase(next);
  };
  const form = useOwnedForm<Values, SaveOutcome<Card, Values>>({
    kind: opened ? 'changeCard' : 'createCard',
    initial,
    validate: (values) => validate(sent(values, opened && base.values)),
    required,
    async submit(values, { key }) {
      const outcome = await send(values, key);
      if ('card' in outcome) {
        void invalidate(calls.path);
        onSaved(outcome.card);
      }
      return outcome;
    },
  });
  const save = async (values: Values): Promise<void> => {
    const outcome = await form.submitValues(values);
    if (outcome && 'overtakenBy' in outcome) await saveUpon(outcome.overtakenBy, values);
  };
  /** Puts what was changed here upon what is stored now. Together they are checked as if they had been typed. */
  const saveUpon = (now: CardVersion<Values>, mine: Values) => {
    const from = latest.current.values;
    goOnFrom(now, from);
    return save(mergeEdits({ opened: from, mine, theirs: now.values }, 'mine'));
  };

  return {
    form,
    save: () => save(form.values),
    isDirty: hasEdits({ opened: base.values, mine: form.values }),
    conflict: stored && {
      fields: disputedFields({ opened: base.values, mine: form.values, theirs: stored.values }),
      theirs: stored.values,
    },
    keepMine() {
      setStored(undefined);
      // The dialog gives the focus back when it has gone; only then can a field with a fault take it.
      if (stored) requestAnimationFrame(() => void saveUpon(stored, form.values));
    },
    takeTheirs() {
      setStored(undefined);
      if (stored) goOnFrom(stored, base.values, 'theirs');
    },
    closeConflict: () => setStored(undefined),
  };
}
