import { validateEmailForm } from '@kalem/domain';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { DialogUser } from './usePermissions';

interface InviteUserProps {
  companyId: string;
  onInvited: (user: DialogUser) => void;
  onClose: () => void;
}

/** Asks for the address of the invited person. The permissions are the next step (USR-02). */
export function InviteUser({ companyId, onInvited, onClose }: InviteUserProps) {
  const t = useMessages(dialogMessages);
  const { client, now } = useKalem();
  const form = useForm({
    kind: 'addCompanyUser',
    initial: { email: '' },
    validate: validateEmailForm,
    required: ['email'],
    async submit(values, { key }) {
      const email = values.email.trim();
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.PUT('/company/user', { params, body: { email } });
      onInvited({ id: data.id, name: '', email, invitedUntil: now().toISOString() });
      return data;
    },
  });
  return (
    <FormDialog title={t('inviteTitle')} form={form} submitLabel={t('invite')} onClose={onClose}>
      <p className="kalem-permissions__intro kalem-muted">{t('inviteIntro')}</p>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        {...form.field('email')}
      />
    </FormDialog>
  );
}
