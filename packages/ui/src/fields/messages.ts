import { defineMessages } from '../provider/texts';

/** Texts of the fields. */
export const messages = defineMessages('fields', {
  tr: {
    removeEmail: '{email} adresini kaldır',
    invalidEmail: 'Lütfen geçerli bir email adresi giriniz.',
    emails: 'Email adresleri',
    emailCount: '{n} adres',
    syncRunning: 'Portaldaki faturalarınız indiriliyor',
    syncProgress: 'Portaldaki faturalarınız indiriliyor: {n} / {of} hafta, {invoices} fatura',
    syncDone: 'Portaldaki faturalarınız indirildi: {n} fatura',
    syncStopped: 'Portaldaki faturalarınız indirilemedi.',
    dates: 'Tarih aralığı',
    start: 'Başlangıç tarihi',
    end: 'Bitiş tarihi',
    query: 'Sorgula',
    reversed: 'Bitiş tarihi başlangıçtan önce olamaz',
    bundle: 'Belgeler hazırlanıyor',
    bundleProgress: '{done} / {total} fatura indirildi',
    bundleCancel: 'Durdur',
    bundleTooMany: 'Bir kerede en çok {n} faturanın belgeleri indirilebilir.',
  },
  en: {
    removeEmail: 'Remove {email}',
    invalidEmail: 'Please enter a valid email address.',
    emails: 'Email addresses',
    emailCount: '{n} {n|address|addresses}',
    syncRunning: 'Downloading your invoices from the portal',
    syncProgress:
      'Downloading your invoices from the portal: {n} of {of} weeks, {invoices} {invoices|invoice|invoices}',
    syncDone: 'Your invoices were downloaded from the portal: {n} {n|invoice|invoices}',
    syncStopped: 'Your invoices could not be downloaded from the portal.',
    dates: 'Date range',
    start: 'First day',
    end: 'Last day',
    query: 'Search',
    reversed: 'The last day cannot be before the first',
    bundle: 'Preparing the documents',
    bundleProgress: '{done} of {total} {total|invoice|invoices} downloaded',
    bundleCancel: 'Stop',
    bundleTooMany: 'The documents of at most {n} invoices can be downloaded at once.',
  },
});
