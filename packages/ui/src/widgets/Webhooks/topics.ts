import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';
import { eventKeys, eventNames } from './generated/events';

export type Webhook = components['schemas']['Webhook'];
export type Delivery = components['schemas']['WebhookDelivery'];

/** The topics of webhooks, in display order. */
export const topics = Object.keys(eventKeys) as readonly (keyof typeof eventKeys)[];

/** Returns a function that names events. */
export function useEventName(): (type: Delivery['olay']) => string {
  const name = useMessages(eventNames);
  const t = useMessages(messages);
  return (type) => (type === 'deneme' ? t('test') : name(eventKeys[type]));
}

const messages = defineMessages('webhookEvents', { tr: { test: 'Deneme olayı' }, en: { test: 'Test event' } });
