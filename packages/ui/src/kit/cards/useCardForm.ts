import { useRef, useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useForm, type Form } from '../useForm';
import type { EditCalls, ReadCard } from './cardCalls';

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
  form: Form<Values, Card>;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** Somebody else has saved the card since it was opened: what is stored now. */
  theirs: Card | undefined;
  /** Saves what was typed over what is stored now. */
  keepMine: () => void;
  /** Takes what is stored now into the fields. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

/** The form of a new card, or of one that was opened; whoever saves second is told and sees both (API-06). */
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
  const version = useRef(opened?.version ?? null);
  const [saved, setSaved] = useState(JSON.stringify(initial));
  const [theirs, setTheirs] = useState<ReadCard<Card>>();

  const change = async (id: string, values: Values) => {
    try {
      return await calls.change(place, id, values, version.current);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setTheirs(await calls.read(place, id));
      throw error;
    }
  };
  const form = useForm<Values, Card>({
    kind: opened ? 'changeCard' : 'createCard',
    initial,
    validate: (values) => validate(sent(values)),
    required,
    async submit(values, { key }) {
      const body = sent(values);
      const card = opened ? await change(opened.card.id, body) : await calls.create(place, body, key);
      setSaved(JSON.stringify(values));
      void invalidate(calls.path);
      onSaved(card);
      return card;
    },
  });

  const settle = () => {
    version.current = theirs?.version ?? null;
    setTheirs(undefined);
  };
  return {
    form,
    isDirty: JSON.stringify(form.values) !== saved,
    theirs: theirs?.card,
    keepMine() {
      settle();
      void form.submit();
    },
    takeTheirs() {
      if (!theirs) return;
      const values = calls.valuesOf(theirs.card);
      settle();
      setSaved(JSON.stringify(values));
      form.fill(values);
    },
    closeConflict: () => setTheirs(undefined),
  };
}
