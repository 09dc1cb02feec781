import { validateApiKey } from '@kalem/domain';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/form/Form';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog, Dialog } from '../../primitives/overlay/Dialog';
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

/** Gives a key another name, or deletes it after a question (KEY-04). */
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
    <Dialog
      title={t('renameTitle')}
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form formRef={form.formRef} label={t('renameTitle')} onSubmit={() => void form.submit()}>
        <TextField label={t('name')} maxLength={100} autoFocus {...form.field('name')} />
      </Form>
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
    </Dialog>
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
      cancelLabel={t('cancel')}
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
