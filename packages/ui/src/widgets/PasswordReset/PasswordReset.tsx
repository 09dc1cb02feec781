'use client';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { PasswordField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { usePasswordReset } from './usePasswordReset';

export { usePasswordReset, type PasswordResetEvent } from './usePasswordReset';

interface PasswordResetViewProps extends ViewProps<'password-reset'> {
  /** The last part of the mailed link, `/password/reset/{token}`. It works once. */
  token: string;
}

export type PasswordResetProps = PropsOf<'password-reset', PasswordResetViewProps>;

/**
 * Sets a new password by a mailed link, for signed-in and signed-out users.
 *
 * @example <PasswordReset token={token} onEvent={() => setTimeout(openLogin, 1000)} />
 */
export const PasswordReset = defineWidget('password-reset', PasswordResetView, { needs: 'nothing' });

function PasswordResetView({ token, emit }: PasswordResetViewProps) {
  const t = useMessages(messages);
  const form = usePasswordReset({ token, onEvent: emit });
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
