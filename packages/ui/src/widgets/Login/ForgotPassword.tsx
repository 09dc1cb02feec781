import { validateEmailForm } from '@kalem/domain';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';

interface ForgotPasswordProps {
  /** The address typed in the login. */
  email: string;
  onClose: () => void;
}

/**
 * Requests a mail with a link to set a new password (ACC-07, ACC-08). The answer does not reveal whether the address
 * has an account.
 */
export function ForgotPassword({ email, onClose }: ForgotPasswordProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const form = useForm({
    kind: 'forgotPassword',
    initial: { email },
    validate: validateEmailForm,
    required: ['email'],
    async submit(values) {
      await client.POST('/password/reset', { body: { email: values.email.trim() } });
      onClose();
      toast({ tone: 'success', text: t('sent') });
    },
  });
  return (
    <FormDialog title={t('title')} form={form} submitLabel={t('send')} onClose={onClose}>
      <p className="kalem-forgot-password kalem-muted">{t('intro')}</p>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
        {...form.field('email')}
      />
    </FormDialog>
  );
}

const messages = defineMessages('forgotPassword', {
  shared: [words],
  tr: {
    title: 'Şifremi Unuttum',
    intro: 'Parola sıfırlama bağlantısı email adresinize gönderilecektir.',
    send: 'Parola Sıfırla',
    sent: 'Şifre sıfırlama bağlantısı mail adresinize gönderildi.',
  },
  en: {
    title: 'Forgotten password',
    intro: 'A link for a new password will be sent to your email address.',
    send: 'Reset password',
    sent: 'A link for a new password was sent to your email address.',
  },
});
