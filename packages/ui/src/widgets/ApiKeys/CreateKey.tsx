import { useState } from 'react';
import { noPermissions, validateApiKey } from '@kalem/domain';
import { PermissionRows } from '../../fields/PermissionRows';
import { dataAreas } from '../../fields/permissions';
import { SecretDialog } from '../../kit/SecretDialog';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ApiKey } from './columns';
import { dialogMessages } from './dialogMessages';

interface CreateKeyProps {
  companyId: string;
  onCreated: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for name and permissions, then shows the key. The secret is shown only once (KEY-03, A-05). */
export function CreateKey({ companyId, onCreated, onClose }: CreateKeyProps) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const [made, setMade] = useState<ApiKey>();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  const giver = companies.data?.items.find(({ id }) => id === companyId);
  const form = useForm({
    kind: 'createApiKey',
    initial: { name: '', scope: 'all' as 'all' | 'narrow', permissions: noPermissions },
    validate: validateApiKey,
    required: ['name'],
    async submit({ name, scope, permissions }, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const body = { name: name.trim(), ...(scope === 'narrow' && { permissions }) };
      const { data } = await client.POST('/company/api', { params, body });
      setMade(data);
      await onCreated(data.id);
      return data.id;
    },
  });
  if (made)
    return (
      <SecretDialog
        secrets={[
          { label: t('clientId'), text: made.apiKey, copyLabel: t('copyKey') },
          { label: t('clientSecret'), text: made.apiSecret, copyLabel: t('copySecret') },
        ]}
        onClose={onClose}
      />
    );
  return (
    <FormDialog title={t('createTitle')} size="lg" form={form} submitLabel={t('make')} onClose={onClose}>
      <TextField
        label={t('name')}
        description={form.errorOf('name') ? undefined : t('nameHelp')}
        maxLength={100}
        autoFocus
        {...form.field('name')}
      />
      <RadioGroup
        label={t('scope')}
        description={t('scopeHelp')}
        options={[
          { id: 'all', label: t('all') },
          { id: 'narrow', label: t('narrow') },
        ]}
        value={form.values.scope}
        onChange={(scope) => form.set('scope', scope)}
      />
      {form.values.scope === 'narrow' && giver && (
        <PermissionRows
          areas={dataAreas}
          giver={{ isOwner: giver.owner, permissions: giver.permissions }}
          before={noPermissions}
          value={form.values.permissions}
          onChange={(permissions) => form.set('permissions', permissions)}
        />
      )}
      <p className="kalem-api-keys__reach kalem-xs kalem-muted">{t('outOfReach')}</p>
    </FormDialog>
  );
}
