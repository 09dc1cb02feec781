import { validatePasswordReset } from '@kalem/domain';
import { useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** Events of the password reset. */
export type PasswordResetEvent =
  /** The password was changed, and all sessions of the user have ended. */
  { type: 'passwordReset' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'password-reset': PasswordResetEvent;
  }
}

/** The behaviour of the password reset, without its view: `form.submit` sets the password of the token's user. */
export function usePasswordReset({
  token,
  onEvent,
}: {
  token: string;
  onEvent?: (event: PasswordResetEvent) => void;
}): Form<{ password: string; passwordRepeat: string }, void> {
  const t = useMessages(messages);
  const { client, explain, toast } = useKalem();
  return useForm({
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
      callHost(onEvent, { type: 'passwordReset' });
    },
  });
}
