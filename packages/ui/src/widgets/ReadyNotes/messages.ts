import { partyTerms } from '../../kit/customer/partyTerms';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the ready notes. */
export const messages = defineMessages('readyNotes', {
  shared: [words, partyTerms],
  tr: {
    title: 'Hazır Notlar',
    banks: 'Banka / IBAN',
    explanations: 'Açıklamalar',
    addBank: 'Banka / IBAN ekle',
    addExplanation: 'Açıklama ekle',
    bankaAdi: 'Banka',
    aciklama: 'Açıklama',
    faturadaGoster: 'Faturada göster',
    shown: 'Faturada gösterilir',
    hidden: 'Faturada gösterilmez',
    deleted: '{name} silindi',
    restored: 'Geri getirildi',
    noBanks: 'Banka / IBAN kaydı yok',
    noBanksHelp: 'Eklediğiniz hesaplar, isterseniz her yeni faturanın notuna yazılır.',
    noExplanations: 'Hazır açıklama yok',
    noExplanationsHelp: 'Sık yazdığınız notları bir kez ekleyin; yeni faturalara kendiliğinden gelsin.',
  },
  en: {
    title: 'Ready notes',
    banks: 'Bank / IBAN',
    explanations: 'Explanations',
    addBank: 'Add bank / IBAN',
    addExplanation: 'Add explanation',
    bankaAdi: 'Bank',
    aciklama: 'Explanation',
    faturadaGoster: 'Show on the invoice',
    shown: 'Shown on invoices',
    hidden: 'Not shown on invoices',
    deleted: '{name} deleted',
    restored: 'Restored',
    noBanks: 'No bank or IBAN yet',
    noBanksHelp: 'The accounts you add can be written into the note of every new invoice.',
    noExplanations: 'No ready explanations yet',
    noExplanationsHelp: 'Add the notes you often write once; new invoices then carry them automatically.',
  },
});
