import { partyTerms } from '../../../kit/customer/partyTerms';
import { words } from '../../../primitives/words';
import { defineMessages } from '../../../provider/texts';

/** Texts of the ready notes of the invoice form. */
export const noteMessages = defineMessages('invoiceNotes', {
  shared: [words, partyTerms],
  tr: {
    title: 'Hazır Notlar',
    text: 'Seçtikleriniz bu sırayla otomatik notların altına gelir.',
    banks: 'Banka / IBAN',
    explanations: 'Açıklamalar',
    none: 'Henüz kayıt yok',
    failed: 'Hazır notlar okunamadı: {text}',
    newBank: 'Yeni banka / IBAN',
    newExplanation: 'Yeni açıklama',
    bankaAdi: 'Banka',
    aciklama: 'Açıklama',
    add: 'Kaydet ve seç',
    done: 'Tamam',
    nth: '{n}. sırada',
  },
  en: {
    title: 'Ready notes',
    text: 'What you choose comes below the automatic notes, in this order.',
    banks: 'Bank / IBAN',
    explanations: 'Explanations',
    none: 'Nothing here yet',
    failed: 'The ready notes could not be read: {text}',
    newBank: 'New bank / IBAN',
    newExplanation: 'New explanation',
    bankaAdi: 'Bank',
    aciklama: 'Explanation',
    add: 'Save and choose',
    done: 'Done',
    nth: 'place {n}',
  },
});
