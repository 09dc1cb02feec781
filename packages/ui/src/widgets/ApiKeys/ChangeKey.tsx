import { validateApiKey } from '@kalem/domain';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ApiKey } from './columns';
import { dialogMessages } from './dialogMessages';

interface ChangeKeyProps {
  companyId: string;
  apiKey: ApiKey;
  change: 'rename' | 'remove';
  onChanged: (type: 'renamed' | 'removed') => Promise<void>;
  onClose: () => void;
}

/** Renames a key, or deletes it after a confirmation (KEY-04). */
export function ChangeKey({ change, ...props }: ChangeKeyProps) {
  return change === 'rename' ? <RenameKey {...props} /> : <RemoveKey {...props} />;
}

type Props = Omit<ChangeKeyProps, 'change'>;

function RenameKey({ companyId, apiKey, onChanged, onClose }: Props) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const form = useForm({
    kind: 'renameApiKey',
    initial: { name: apiKey.name },
    validate: validateApiKey,
    required: ['name'],
    async submit({ name }) {
      const params = { query: { companyId }, path: { id: apiKey.id } };
      const { data } = await client.PUT('/company/api/{id}', { params, body: { name: name.trim() } });
      toast({ tone: 'success', text: t('renamed') });
      onClose();
      await onChanged('renamed');
      return data;
    },
  });
  return (
    <FormDialog title={t('renameTitle')} form={form} submitLabel={t('save')} onClose={onClose}>
      <TextField label={t('name')} maxLength={100} autoFocus {...form.field('name')} />
    </FormDialog>
  );
}

function RemoveKey({ companyId, apiKey, onChanged, onClose }: Props) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const remove = useAction('deleteApiKey', async () => {
    await client.DELETE('/company/api/{id}', { params: { query: { companyId }, path: { id: apiKey.id } } });
    toast({ tone: 'success', text: t('removed') });
    return true;
  });
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      isOpen
      confirmLabel={t('remove')}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={async () => {
        const isGone = await remove.run(undefined);
        onClose();
        if (isGone) await onChanged('removed');
      }}
    >
      <p>{t('removeText', { name: apiKey.name })}</p>
    </ConfirmDialog>
  );
}
