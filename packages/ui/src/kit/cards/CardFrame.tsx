import { Suspense, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/input/Form';
import { Dialog, type DialogProps } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';
import { lazyPart } from '../../primitives/lazyPart';
import { useLeaving } from '../useLeaving';
import type { CardFormState } from './useCardForm';

const CardConflict = lazyPart(async () => (await import('./CardConflict')).CardConflict);

const messages = defineMessages('cardForm', {
  shared: [words],
  tr: {},
  en: {},
});

interface FrameProps<Card, Values> {
  title: string;
  /** Size of the dialog; default `lg`. */
  size?: DialogProps['size'];
  state: CardFormState<Card, Values>;
  /** Replaces the default error text of a failed save (ERR-16). */
  failed: string | undefined;
  /** The texts for comparing two versions: a field's name and its value. */
  wordsOf: (field: keyof Values & string, values: Values) => { label: string; text: string };
  isReadOnly?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A card's form in a dialog. Closing asks for confirmation while there are unsaved changes. */
export function CardDialog<Card, Values extends object>(props: FrameProps<Card, Values>) {
  const { title, size = 'lg', state, isReadOnly, onClose } = props;
  const t = useMessages(messages);
  const { form, isDirty } = state;
  const { leave, question } = useLeaving(isDirty && !isReadOnly, onClose);
  return (
    <>
      <Dialog
        title={title}
        isOpen
        size={size}
        isBusy={form.isPending}
        onClose={leave}
        footer={
          <>
            <Button isDisabled={form.isPending} onPress={leave}>
              {t(isReadOnly ? 'close' : 'cancel')}
            </Button>
            {!isReadOnly && (
              <Button variant="primary" isPending={form.isPending} onPress={() => void state.save()}>
                {t('save')}
              </Button>
            )}
          </>
        }
      >
        <CardFields {...props} />
      </Dialog>
      {question}
    </>
  );
}

/** A card's form as a page, with the same confirmation. */
export function CardPage<Card, Values extends object>(props: FrameProps<Card, Values>) {
  const { title, state, isReadOnly, onClose } = props;
  const t = useMessages(messages);
  const { form, isDirty } = state;
  const { leave, question } = useLeaving(isDirty && !isReadOnly, onClose);
  return (
    <div className="kalem-card-form">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{title}</h1>
      </div>
      <div className="kalem-card">
        <div className="kalem-section">
          <CardFields {...props} />
        </div>
        <div className="kalem-card-form__foot">
          <Button isDisabled={form.isPending} onPress={leave}>
            {t(isReadOnly ? 'close' : 'cancel')}
          </Button>
          {!isReadOnly && (
            <Button variant="primary" isPending={form.isPending} onPress={() => void state.save()}>
              {t('save')}
            </Button>
          )}
        </div>
      </div>
      {question}
    </div>
  );
}

function CardFields<Card, Values extends object>({
  title,
  state,
  failed,
  wordsOf,
  isReadOnly,
  children,
}: FrameProps<Card, Values>) {
  const { form, conflict } = state;
  return (
    <>
      {form.refusal && !conflict && (
        <div className="kalem-card-form__news">
          <Banner tone="danger">{failed ?? form.refusal}</Banner>
        </div>
      )}
      <Form formRef={form.formRef} label={title} onSubmit={() => void state.save()}>
        <fieldset className="kalem-card-form__fields" disabled={isReadOnly}>
          {children}
        </fieldset>
        {/* Browsers submit on Enter only if the form contains a submit button. */}
        <input type="submit" hidden />
      </Form>
      <Suspense>
        {conflict && (
          <CardConflict
            rows={conflict.fields.map((field) => {
              const { label, text } = wordsOf(field, form.values);
              return { label, mine: text, theirs: wordsOf(field, conflict.theirs).text };
            })}
            onKeepMine={state.keepMine}
            onTakeTheirs={state.takeTheirs}
            onClose={state.closeConflict}
          />
        )}
      </Suspense>
    </>
  );
}
