import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

export type Webhook = components['schemas']['Webhook'];
export type Delivery = components['schemas']['WebhookDelivery'];

/** What a partner can hear of, in the order of an invoice's life. */
export const topics: readonly components['schemas']['WebhookTopic'][] = [
  'fatura.kaydedildi',
  'fatura.imzalandi',
  'fatura.reddedildi',
  'talep.geldi',
  'esitleme.tamamlandi',
  'odeme.alindi',
];

/** What each event is called. */
export function useEventName(): (type: Delivery['olay']) => string {
  const t = useMessages(messages);
  return (type) => t(keys[type]);
}

const keys = {
  'fatura.kaydedildi': 'invoiceSaved',
  'fatura.imzalandi': 'invoiceSigned',
  'fatura.reddedildi': 'invoiceRefused',
  'talep.geldi': 'requestCame',
  'esitleme.tamamlandi': 'syncDone',
  'odeme.alindi': 'paymentTaken',
  deneme: 'test',
} as const satisfies Record<Delivery['olay'], string>;

const messages = defineMessages('webhookEvents', {
  tr: {
    invoiceSaved: 'Fatura kaydedildi',
    invoiceSigned: 'Fatura imzalandı',
    invoiceRefused: 'Fatura portalda reddedildi',
    requestCame: 'İptal / itiraz talebi geldi',
    syncDone: 'Eşitleme tamamlandı',
    paymentTaken: 'Ödeme alındı',
    test: 'Deneme olayı',
  },
  en: {
    invoiceSaved: 'Invoice saved',
    invoiceSigned: 'Invoice signed',
    invoiceRefused: 'Invoice refused by the portal',
    requestCame: 'Cancel or objection received',
    syncDone: 'Synchronization done',
    paymentTaken: 'Payment received',
    test: 'Test event',
  },
});
