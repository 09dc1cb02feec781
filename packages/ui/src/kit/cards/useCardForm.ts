import { useRef, useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { type Form, type FormOptions, useOwnedForm } from '../useForm';
import type { EditCalls, ReadCard } from './cardCalls';
import { disputedFields, hasEdits, mergeEdits } from './mergeEdits';

export interface CardFormOptions<Card extends { id: string }, Values> {
  calls: EditCalls<Card, Values>;
  companyId: string;
  /** The card to edit; undefined for a new one. */
  opened: ReadCard<Card> | undefined;
  initial: Values;
  validate: (values: Values) => readonly Fault[];
  required: readonly (keyof Values & string)[];
  /** Maps the form values to those that are sent. `stored` are the card's previous values. Default: unchanged. */
  sent?: (values: Values, stored: Values | undefined) => Values;
  /** The field of a refusal without a path. */
  blame?: FormOptions<Values, unknown>['blame'];
  onSaved: (card: Card) => void;
}

export interface CardFormState<Card, Values> {
  form: CardForm<Card, Values>;
  /** Validates and saves. Merges with changes that another user has saved since. */
  save: () => Promise<void>;
  /** True if there are unsaved changes. */
  isDirty: boolean;
  /** Fields that both this and another user changed since the card was opened. */
  conflict: CardDispute<Values> | undefined;
  /** Saves the own values of these fields over the stored ones. */
  keepMine: () => void;
  /** Takes the stored values of these fields. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

export type CardForm<Card, Values> = Form<Values, SaveOutcome<Card, Values>>;

interface CardDispute<Values> {
  fields: readonly (keyof Values & string)[];
  /** The values that are stored now. */
  theirs: Values;
}

/** A stored card and its version. */
interface CardVersion<Values> {
  values: Values;
  version: string | null;
}

/** The result of a save: the stored card, or the version that another user had stored first. */
type SaveOutcome<Card, Values> = { card: Card } | { overtakenBy: CardVersion<Values> };

/**
 * The form of a new or an opened card. The second user to save writes only the changed fields. If both changed a field,
 * both values are shown to choose from (API-06). After saving, an opened card continues from the stored one; after a
 * new card follows an empty form.
 */
export function useCardForm<Card extends { id: string }, Values extends object>({
  calls,
  companyId,
  opened,
  initial,
  validate,
  required,
  sent = (values) => values,
  blame,
  onSaved,
}: CardFormOptions<Card, Values>): CardFormState<Card, Values> {
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const place = { client, companyId };
  /** The stored values that the form's changes are compared with. */
  const [base, setBase] = useState<CardVersion<Values>>({ values: initial, version: opened?.version ?? null });
  /** The same value for code that runs after an answer, before the next render. */
  const latest = useRef(base);
  /** Set while the user chooses between both versions. */
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
      // The version is unchanged, so a retry would fail for the same reason.
      if (version === from.version) throw error;
      const now = { values: calls.valuesOf(card), version };
      const versions = { opened: from.values, mine: values, theirs: now.values };
      if (disputedFields(versions).length === 0) return { overtakenBy: now };
      setStored(now);
      throw error;
    }
  };
  /** Rebases the user's changes from `from` to `next`. Unchanged fields show the values of `next`. */
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
    blame,
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
  /** Applies the user's changes to the stored card and validates the result like typed values. */
  const saveUpon = (now: CardVersion<Values>, mine: Values) => {
    const from = latest.current.values;
    goOnFrom(now, from);
    return save(mergeEdits({ opened: from, mine, theirs: now.values }, 'mine'));
  };

  const { submitValues: _submitValues, fillFrom: _fillFrom, ...shownForm } = form;
  return {
    form: shownForm,
    save: () => save(form.values),
    isDirty: hasEdits({ opened: base.values, mine: form.values }),
    conflict: stored && {
      fields: disputedFields({ opened: base.values, mine: form.values, theirs: stored.values }),
      theirs: stored.values,
    },
    keepMine() {
      setStored(undefined);
      // The closing dialog restores the focus first. Only after that can a field with a fault take it.
      if (stored) requestAnimationFrame(() => void saveUpon(stored, form.values));
    },
    takeTheirs() {
      setStored(undefined);
      if (stored) goOnFrom(stored, base.values, 'theirs');
    },
    closeConflict: () => setStored(undefined),
  };
}
