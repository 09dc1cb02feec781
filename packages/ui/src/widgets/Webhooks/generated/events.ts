// Made from openapi/webhooks.yaml by `npm run generate`; do not edit.
import { defineMessages } from '../../../provider/texts';

/** What a partner can hear of, in the order of screens, and the key of its name. */
export const eventKeys = {
  'fatura.kaydedildi': 'invoiceSaved',
  'fatura.imzalandi': 'invoiceSigned',
  'fatura.reddedildi': 'invoiceRefused',
  'talep.geldi': 'requestCame',
  'esitleme.tamamlandi': 'syncDone',
  'tahsilat.kaydedildi': 'receiptBooked',
  'tahsilat.geriAlindi': 'receiptReversed',
  'fatura.odendi': 'invoicePaid',
  'fatura.gecikti': 'invoiceOverdue',
  'odeme.alindi': 'paymentTaken',
} as const;

/** What each event is called. */
export const eventNames = defineMessages('webhookEvents', {
  tr: {
    invoiceSaved: "Fatura kaydedildi",
    invoiceSigned: "Fatura imzalandı",
    invoiceRefused: "Fatura portalda reddedildi",
    requestCame: "İptal / itiraz talebi geldi",
    syncDone: "Eşitleme tamamlandı",
    receiptBooked: "Tahsilat kaydedildi",
    receiptReversed: "Tahsilat geri alındı",
    invoicePaid: "Fatura ödendi",
    invoiceOverdue: "Faturanın vadesi geçti",
    paymentTaken: "Ödeme alındı",
  },
  en: {
    invoiceSaved: "Invoice saved",
    invoiceSigned: "Invoice signed",
    invoiceRefused: "Invoice refused by the portal",
    requestCame: "Cancel or objection received",
    syncDone: "Synchronization done",
    receiptBooked: "Payment of a customer recorded",
    receiptReversed: "Payment of a customer undone",
    invoicePaid: "Invoice paid",
    invoiceOverdue: "Invoice overdue",
    paymentTaken: "Payment received",
  },
});
