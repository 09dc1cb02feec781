import { messages as receiptMessages } from '../../kit/receipt/messages';
import { defineMessages } from '../../provider/texts';

/** Texts of the choice of what a bank movement pays. */
export const matchMessages = defineMessages('matchDialog', {
  shared: [receiptMessages],
  tr: {
    title: 'Fatura seç',
    search: 'Fatura numarası, cari adı, VKN ya da tutar',
    found: 'Bulunan faturalar ve cariler',
    notFound: 'Açık fatura ya da cari bulunamadı.',
    nobodyOwes: 'Açık fatura yok.',
    another: 'Başka cari',
    match: 'Eşleştir',
  },
  en: {
    title: 'Choose an invoice',
    search: 'Invoice number, customer, tax number or amount',
    found: 'Invoices and customers found',
    notFound: 'No open invoice or customer was found.',
    nobodyOwes: 'No open invoices.',
    another: 'Another customer',
    match: 'Match',
  },
});
