import { validateHandOver } from '@kalem/domain';
import { byCode, useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Form } from '../../primitives/form/Form';
import { PasswordField } from '../../primitives/input/TextField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { CompanyUser } from './usePermissions';

interface HandOverProps {
  companyId: string;
  users: readonly CompanyUser[];
  onHandedOver: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Makes one of the users the owner, by the owner's password. */
export function HandOver({ companyId, users, onHandedOver, onClose }: HandOverProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const heirs = users.filter(({ owner, emailVerified }) => !owner && emailVerified);
  const form = useForm({
    kind: 'handOverCompany',
    initial: { id: '', password: '' },
    validate: validateHandOver,
    required: ['id', 'password'],
    async submit({ id, password }) {
      await client.PUT('/company/owner', { params: { query: { companyId } }, body: { id, password } });
      toast({ tone: 'success', text: t('handedOver', { name: heirs.find((heir) => heir.id === id)?.name ?? '' }) });
      onClose();
      await onHandedOver(id);
    },
    blame: byCode({ WRONG_CURRENT_PASSWORD: 'password' }),
  });
  return (
    <Dialog
      title={t('handOverTitle')}
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            isDisabled={heirs.length === 0}
            isPending={form.isPending}
            onPress={() => void form.submit()}
          >
            {t('handOver')}
          </Button>
        </>
      }
    >
      {heirs.length === 0 ? (
        <p>{t('noHeir')}</p>
      ) : (
        <Form formRef={form.formRef} label={t('handOverTitle')} onSubmit={() => void form.submit()}>
          <p className="kalem-permissions__intro kalem-muted">{t('handOverIntro')}</p>
          <div className="kalem-permissions__heirs">
            <RadioGroup
              label={t('heir')}
              description={t('heirs')}
              options={heirs.map(({ id, name, email }) => ({ id, label: `${name} · ${email}` }))}
              {...form.field('id')}
            />
          </div>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            description={form.errorOf('password') ? undefined : t('passwordHelp')}
            {...form.field('password')}
          />
          {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
        </Form>
      )}
    </Dialog>
  );
}
