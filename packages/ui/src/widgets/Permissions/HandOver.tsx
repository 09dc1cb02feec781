import { validateHandOver } from '@kalem/domain';
import { FormDialog } from '../../kit/FormDialog';
import { byCode, useForm } from '../../kit/useForm';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { PasswordField } from '../../primitives/input/TextField';
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

/** Makes another user the owner, confirmed by the owner's password. */
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
    <FormDialog
      title={t('handOverTitle')}
      form={form}
      submitLabel={t('handOver')}
      tone="danger"
      isReady={heirs.length > 0}
      onClose={onClose}
    >
      {heirs.length === 0 ? (
        <p>{t('noHeir')}</p>
      ) : (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
