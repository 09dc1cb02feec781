import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the payment link of an invoice. The payment lines are Turkish, as the payer's bank shows them. */
export const messages = defineMessages('paymentLink', {
  shared: [words],
  tr: {
    payLink: 'Ödeme Bağlantısı',
    opening: 'Bağlantı hazırlanıyor',
    address: 'Adres',
    lines: 'Ödeme bilgileri',
    holder: 'Alıcı',
    amount: 'Tutar',
    reference: 'Açıklama',
    qr: 'Ödeme karekodu',
    test: 'Deneme',
    mailSubject: '{number} numaralı fatura, ödeme bilgileri',
    shareText: 'Sayın {name}, {number} numaralı faturanızı şu sayfadan ödeyebilirsiniz: {url}',
  },
  en: {
    payLink: 'Payment link',
    opening: 'Preparing the link',
    address: 'Address',
    lines: 'Payment details',
    holder: 'Recipient',
    amount: 'Amount',
    reference: 'Description',
    qr: 'Payment code',
    test: 'Test',
    mailSubject: 'Invoice {number}: how to pay it',
    shareText: 'Dear {name}, you can pay the invoice {number} on this page: {url}',
  },
});
