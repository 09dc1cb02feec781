import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of a link to a public page: how it is passed on, how long it is open, and its end. */
export const messages = defineMessages('publicLink', {
  shared: [words],
  tr: {
    copy: 'Kopyala',
    copyOf: '{name} kopyala',
    copied: 'Panoya Kopyalandı',
    copyFailed: 'Panoya kopyalanamadı, elle kopyalayınız',
    byMail: 'E-posta ile gönder',
    byWhatsApp: "WhatsApp'ta paylaş",
    openUntil: '{day} gününe kadar açık',
    opened: 'Bağlantı {n} kez açıldı',
    close: 'Bağlantıyı Kapat',
    closeQuestion: 'Alıcı bu sayfayı artık açamaz. Kapatılsın mı?',
    keepOpen: 'Vazgeç',
    closed: 'Bağlantı kapatıldı',
  },
  en: {
    copy: 'Copy',
    copyOf: 'Copy {name}',
    copied: 'Copied',
    copyFailed: 'It could not be copied, please copy it by hand',
    byMail: 'Send by mail',
    byWhatsApp: 'Share on WhatsApp',
    openUntil: 'Open until {day}',
    opened: 'The link was opened {n} {n|time|times}',
    close: 'End the link',
    closeQuestion: 'The recipient can no longer open this page. End it?',
    keepOpen: 'Cancel',
    closed: 'The link was ended',
  },
});
