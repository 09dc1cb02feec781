import { validateEmailChange } from '@kalem/domain';
import { FormDialog } from '../../kit/FormDialog';
import { byCode, useForm } from '../../kit/useForm';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';

interface ChangeEmailProps {
  /** The address of a pending change, whose link is sent again; '' for a new change. */
  email: string;
  onClose: () => void;
}

/** Asks for the new address and the password. The change takes effect when the link in the mail is opened. */
export function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'updateEmail',
    initial: { email, password: '' },
    validate: validateEmailChange,
    required: ['email', 'password'],
    async submit(values) {
      await client.PUT('/account/email', { body: { email: values.email.trim(), password: values.password } });
      await invalidate('/account');
      onClose();
    },
    blame: byCode({ WRONG_CURRENT_PASSWORD: 'password' }),
  });
  return (
    <FormDialog title={t('changeTitle')} form={form} submitLabel={t('sendLink')} onClose={onClose}>
      <p className="kalem-account__intro kalem-muted">{t('changeIntro')}</p>
      <TextField label={t('newEmail')} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <PasswordField label={t('yourPassword')} autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}

const messages = defineMessages('accountSettings', {
  tr: {
    changeTitle: 'Email değiştir',
    changeIntro:
      'Yeni adrese bir bağlantı, eski adresinize ise değişikliği geri alabileceğiniz bir bildirim gönderilir.',
    newEmail: 'Yeni email',
    yourPassword: 'Parolanız',
    sendLink: 'Bağlantı gönder',
  },
  en: {
    changeTitle: 'Change your email',
    changeIntro: 'A link is sent to the new address, and to the old one a message with a way to undo the change.',
    newEmail: 'New email',
    yourPassword: 'Your password',
    sendLink: 'Send the link',
  },
});
