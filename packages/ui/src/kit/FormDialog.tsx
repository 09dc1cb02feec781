import type { ReactNode } from 'react';
import { Button } from '../primitives/Button';
import { Banner } from '../primitives/feedback/Banner';
import { Form } from '../primitives/input/Form';
import { messages } from '../primitives/messages';
import { Dialog, type DialogProps } from '../primitives/overlay/Dialog';
import { useMessages } from '../provider/messages';
import type { Form as FormState } from './useForm';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'note' | 'size' | 'onClose' | 'children'> {
  form: Pick<FormState<never, unknown>, 'formRef' | 'submit' | 'isPending' | 'refusal' | 'refusalLang'>;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** False while something required is missing, for example a consent. */
  isReady?: boolean;
  /** Takes the place of the submit button, for example a link. */
  action?: ReactNode;
}

/**
 * A form in a dialog. Below are 'Vazgeç' and the submit button; Enter submits too. A refusal is shown below the fields.
 * The dialog cannot be closed while sending.
 */
export function FormDialog({
  form,
  submitLabel,
  tone = 'primary',
  isReady = true,
  action,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useMessages(messages);
  const { title, onClose } = dialog;
  const { formRef, isPending, refusal, refusalLang } = form;
  const submit = () => {
    if (isReady) void form.submit();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      isBusy={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('cancel')}
          </Button>
          {action || (
            <Button variant={tone} isDisabled={!isReady} isPending={isPending} onPress={submit}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <Form formRef={formRef} label={title} onSubmit={submit}>
        {children}
        {/* Browsers submit on Enter only if the form contains a submit button. */}
        <input type="submit" hidden />
      </Form>
      {refusal && (
        <Banner tone="danger">
          <span lang={refusalLang}>{refusal}</span>
        </Banner>
      )}
    </Dialog>
  );
}
