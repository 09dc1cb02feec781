'use client';
import { validatePasswordReset } from '@kalem/domain';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/form/Form';
import { PasswordField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface PasswordResetViewProps extends ViewProps<'password-reset'> {
  /** The last part of the mailed address, `/password/reset/{token}`; it is good once. */
  token: string;
}

export type PasswordResetProps = PropsOf<'password-reset', PasswordResetViewProps>;

/** What setting a new password tells its host. */
export type PasswordResetEvent =
  /** The password is the new one, and every session of the user is over. */
  { type: 'passwordReset' };

/**
 * Sets a new password for whoever has a mailed link, signed in or not.
 *
 * @example <PasswordReset token={token} onEvent={() => setTimeout(openLogin, 1000)} />
 */
export const PasswordReset = defineWidget('password-reset', PasswordResetView, { needs: 'nothing' });

function PasswordResetView({ token, emit }: PasswordResetViewProps) {
  const t = useMessages(messages);
  const { client, explain, toast } = useKalem();
  const form = useForm({
    kind: 'resetPassword',
    initial: { password: '', passwordRepeat: '' },
    validate: validatePasswordReset,
    required: ['password', 'passwordRepeat'],
    async submit({ password }) {
      try {
        await client.PUT('/password/reset', { body: { token, password } });
      } catch (error) {
        // ACC-25: as a toast.
        const text = explain(error);
        if (text) toast({ tone: 'danger', text });
        throw error;
      }
      toast({ tone: 'success', text: t('done') });
      emit({ type: 'passwordReset' });
    },
  });
  return (
    <Form
      formRef={form.formRef}
      className="kalem-password-reset"
      label={t('title')}
      onSubmit={() => void form.submit()}
    >
      <h1 className="kalem-title">{t('title')}</h1>
      <p className="kalem-sm kalem-muted">{t('advice')}</p>
      <PasswordField label={t('password')} autoComplete="new-password" {...form.field('password')} />
      <PasswordField label={t('passwordRepeat')} autoComplete="new-password" {...form.field('passwordRepeat')} />
      <Button type="submit" variant="primary" isBlock isPending={form.isPending}>
        {t('reset')}
      </Button>
    </Form>
  );
}
