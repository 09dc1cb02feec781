import { validatePasswordReset } from '@kalem/domain';
import { useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** What setting a new password tells its host. */
export type PasswordResetEvent =
  /** The password is the new one, and every session of the user is over. */
  { type: 'passwordReset' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'password-reset': PasswordResetEvent;
  }
}

/**
 * What the widget does, without its looks: `form.submit` sets the password of the user whom the link's token belongs
 * to.
 */
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
