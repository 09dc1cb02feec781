import { defineMessages } from '../language';

/** Texts of the pages around their widgets. */
export const messages = defineMessages({
  tr: {
    claim: 'Faturanızı portala girmeden oluşturun, SMS ile imzalayın, saklayın.',
    sessionLost: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    draftKept: 'Kaydetmediğiniz fatura taslağı bu cihazda duruyor; girişten sonra kaldığınız yere dönersiniz.',
    yourEmail: 'E-posta adresiniz',
    confirmHelp: 'Bu bağlantı size e-postayla gönderildi. İşlemi tamamlamak için onaylayınız.',
    confirmEmail: 'Adresimi onayla',
    emailConfirmed: 'Bağlantı kullanıldı, e-posta adresiniz güncel.',
    goOn: 'Devam et',
    leave: 'Ayrıl',
    leavesUnsaved: 'Şimdi ayrılırsanız fatura kaydedilmez; taslağınız bu cihazda kalır.',
    licenceOver: 'Kullanım süreniz doldu',
    licenceOverHelp:
      'Fatura kaydedilmedi; taslağınız bu cihazda kalır. Ödemeden sonra Yeni Fatura Oluştur sayfasında geri gelir.',
    toPayment: 'Ödemeye geç',
    saved: 'Faturanız taslak olarak hazır. Sırada ne var?',
    savedWaiting:
      'GİB portalına şu anda ulaşılamıyor. Faturanız burada hazır; portal açılınca kendiliğinden gönderilir, o zaman imzalayabilirsiniz.',
    savedUnknown: 'Faturanız kaydedildi. Portala ulaşıp ulaşmadığı kontrol ediliyor; belli olunca imzalayabilirsiniz.',
    savedRefused: 'GİB portalı faturanızı kabul etmedi. Fatura saklandı; listeden açıp düzeltebilirsiniz.',
    signed: 'İmzalandı. Sırada ne var?',
    sign: 'İmzala',
    view: 'Görüntüle',
    share: 'Paylaş',
    download: 'İndir',
  },
  en: {
    claim: 'Create invoices without entering the portal, sign them by SMS, keep them safe.',
    sessionLost: 'Your session is over, please sign in again.',
    draftKept:
      'The invoice draft that you have not saved is on this device; after signing in you are back where you were.',
    yourEmail: 'Your email address',
    confirmHelp: 'This link was sent to you by email. Please confirm to finish.',
    confirmEmail: 'Confirm my address',
    emailConfirmed: 'The link has been used, your email address is up to date.',
    goOn: 'Continue',
    leave: 'Leave',
    leavesUnsaved: 'If you leave now, the invoice is not saved; your draft stays on this device.',
    licenceOver: 'Your licence has ended',
    licenceOverHelp:
      'The invoice was not saved; your draft stays on this device. After the payment, the new invoice form opens with it.',
    toPayment: 'Go to the payment',
    saved: 'Your invoice is ready as a draft. What comes next?',
    savedWaiting:
      'The GİB portal cannot be reached at the moment. Your invoice is ready here and will be sent by itself when the portal is back; you can sign it then.',
    savedUnknown:
      'Your invoice is saved. Whether it has reached the portal is being checked; you can sign it once that is known.',
    savedRefused: 'The GİB portal did not accept your invoice. It is kept; open it in the list to correct it.',
    signed: 'Signed. What comes next?',
    sign: 'Sign',
    view: 'View',
    share: 'Share',
    download: 'Download',
  },
});
