import { useId, useState } from 'react';
import { validateWebhook } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { SecretDialog } from '../../kit/SecretDialog';
import { FormDialog } from '../../kit/FormDialog';
import { type FormField, useForm } from '../../kit/useForm';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { StaticMessage } from '../../primitives/input/Field';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import { topics, useEventName, type Webhook } from './topics';

interface WebhookFormProps {
  partnerId: string;
  /** Undefined for a new address. */
  webhook: Webhook | undefined;
  onSaved: (webhookId: string) => void;
  onClose: () => void;
}

/** Address, events and the email for failures. After creating an address, shows its secret once. */
export function WebhookForm({ partnerId, webhook, onSaved, onClose }: WebhookFormProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [secret, setSecret] = useState<string>();
  const change = async (id: string, body: Body) => {
    const params = { path: { partnerId, id } };
    await client.PUT('/admin/partner/{partnerId}/webhook/{id}', { params, body });
    toast({ tone: 'success', text: t('saved') });
    onClose();
    return id;
  };

  const create = async (body: Body, key: string) => {
    const params = { path: { partnerId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/admin/partner/{partnerId}/webhook', { params, body });
    setSecret(data.sir);
    return data.webhook.id;
  };

  const form = useForm({
    kind: webhook ? 'updateWebhook' : 'createWebhook',
    initial: { url: webhook?.url ?? '', olaylar: webhook?.olaylar ?? topics, email: webhook?.email ?? '' },
    validate: validateWebhook,
    required: ['url', 'olaylar', 'email'],
    async submit({ url, olaylar, email }, { key }) {
      const body = { url: url.trim(), olaylar: [...olaylar], email: email.trim() };
      const id = webhook ? await change(webhook.id, body) : await create(body, key);
      await invalidate('/admin/partner/{partnerId}/webhook');
      onSaved(id);
      return id;
    },
  });

  const help = (field: 'url' | 'email') => (form.errorOf(field) ? undefined : t(`${field}Help`));
  if (secret !== undefined)
    return (
      <SecretDialog secrets={[{ label: t('secret'), text: secret, copyLabel: t('copySecret') }]} onClose={onClose} />
    );
  return (
    <FormDialog
      title={t(webhook ? 'editTitle' : 'addTitle')}
      form={form}
      submitLabel={t(webhook ? 'save' : 'addNow')}
      onClose={onClose}
    >
      <TextField label={t('url')} description={help('url')} maxLength={1000} autoFocus {...form.field('url')} />
      <TopicsField label={t('topics')} {...form.field('olaylar')} />
      <TextField label={t('email')} description={help('email')} maxLength={254} {...form.field('email')} />
    </FormDialog>
  );
}

type Body = components['schemas']['WebhookWrite'];
type Topics = readonly Webhook['olaylar'][number][];

function TopicsField({ label, name, value, onChange, error }: FormField<Topics> & { label: string }) {
  const eventName = useEventName();
  const id = useId();
  return (
    <div
      className="kalem-field"
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}message`}
      data-invalid={error ? true : undefined}
    >
      <span id={`${id}label`} className="kalem-label">
        {label}
      </span>
      <div className="kalem-webhooks__topics">
        {topics.map((topic, index) => (
          <Checkbox
            key={topic}
            name={index === 0 ? name : undefined}
            isSelected={value.includes(topic)}
            isInvalid={error !== undefined}
            onChange={(isSelected) =>
              onChange(topics.filter((one) => (one === topic ? isSelected : value.includes(one))))
            }
          >
            {eventName(topic)}
          </Checkbox>
        ))}
      </div>
      <StaticMessage id={`${id}message`} error={error} />
    </div>
  );
}
