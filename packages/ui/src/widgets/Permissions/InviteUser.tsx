import { validateEmailForm } from '@kalem/domain';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/form/Form';
import { TextField } from '../../primitives/input/TextField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { DialogUser } from './usePermissions';

interface InviteUserProps {
  companyId: string;
  onInvited: (user: DialogUser) => void;
  onClose: () => void;
}

/** Asks for the address of whoever is to join; the permissions come next (USR-02). */
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
    <Dialog
      title={t('inviteTitle')}
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <p className="kalem-permissions__intro kalem-muted">{t('inviteIntro')}</p>
      <Form formRef={form.formRef} label={t('inviteTitle')} onSubmit={() => void form.submit()}>
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
          {...form.field('email')}
        />
      </Form>
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
    </Dialog>
  );
}
