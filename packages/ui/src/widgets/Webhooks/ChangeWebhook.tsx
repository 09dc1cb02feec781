import { useState } from 'react';
import { newIdempotencyKey } from '@kalem/sdk';
import { SecretDialog } from '../../kit/SecretDialog';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { Webhook } from './topics';

interface ChangeWebhookProps {
  partnerId: string;
  webhook: Webhook;
  change: 'rotate' | 'remove';
  onChanged: (webhookId: string) => void;
  onClose: () => void;
}

/** Deletes an address or renews its secret, after a confirmation. */
export function ChangeWebhook({ change, ...props }: ChangeWebhookProps) {
  return change === 'rotate' ? <RotateSecret {...props} /> : <RemoveWebhook {...props} />;
}

type Props = Omit<ChangeWebhookProps, 'change'>;

function RotateSecret({ partnerId, webhook: { id, url }, onChanged, onClose }: Props) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const [secret, setSecret] = useState<string>();
  // The same key until an answer comes, so that a retry after a lost answer creates no second secret.
  const [key] = useState(newIdempotencyKey);
  const rotate = useAction('rotateWebhookSecret', async () => {
    const params = { path: { partnerId, id }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/admin/partner/{partnerId}/webhook/{id}/sir', { params });
    setSecret(data.sir);
    await invalidate('/admin/partner/{partnerId}/webhook');
    onChanged(id);
  });
  if (secret !== undefined)
    return (
      <SecretDialog secrets={[{ label: t('secret'), text: secret, copyLabel: t('copySecret') }]} onClose={onClose} />
    );
  return (
    <ConfirmDialog
      title={t('rotateTitle')}
      isOpen
      tone="primary"
      confirmLabel={t('rotateNow')}
      isPending={rotate.isPending}
      onConfirm={() => void rotate.run(undefined)}
      onCancel={onClose}
    >
      <p className="kalem-muted kalem-webhooks__text">{t('rotateText', { url })}</p>
    </ConfirmDialog>
  );
}

function RemoveWebhook({ partnerId, webhook: { id, url }, onChanged, onClose }: Props) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const remove = useAction('deleteWebhook', async () => {
    await client.DELETE('/admin/partner/{partnerId}/webhook/{id}', { params: { path: { partnerId, id } } });
    toast({ tone: 'success', text: t('removed') });
    onClose();
    await invalidate('/admin/partner/{partnerId}/webhook');
    onChanged(id);
  });
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      isOpen
      confirmLabel={t('remove')}
      isPending={remove.isPending}
      onConfirm={() => void remove.run(undefined)}
      onCancel={onClose}
    >
      <p className="kalem-muted kalem-webhooks__text">{t('removeText', { url })}</p>
    </ConfirmDialog>
  );
}
