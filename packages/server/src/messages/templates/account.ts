// Messages to the holder of an account. No text contains the person's name, because a stranger may sign up with another
// person's address.

import type { Language } from '../../problems/ProblemError';
import { type Mail, mailIn } from './Mail';

/** The link to set a new password (ACC-09). */
export function passwordResetMail(language: Language, { link }: { readonly link: string }): Mail {
  return mailIn(language, {
    tr: {
      subject: 'Parola sıfırlama bağlantınız',
      lines: [
        'Yeni bir parola belirlemek için aşağıdaki bağlantıyı 60 dakika içinde açınız. Bağlantı bir kez kullanılabilir.',
        '',
        link,
        '',
        'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok, parolanız değişmedi.',
      ],
    },
    en: {
      subject: 'Your link to reset the password',
      lines: [
        'Open the link below within 60 minutes to set a new password. The link works once.',
        '',
        link,
        '',
        'If you did not ask for this, you need not do anything: your password has not changed.',
      ],
    },
  });
}

/** The link that proves an address. */
export function emailVerificationMail(language: Language, { link }: { readonly link: string }): Mail {
  return mailIn(language, {
    tr: {
      subject: 'E-posta adresinizi doğrulayınız',
      lines: [
        'Kalem hesabında bu adresi kullanmak için aşağıdaki bağlantıyı 24 saat içinde açınız. Bağlantı bir kez kullanılabilir.',
        '',
        link,
        '',
        'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok.',
      ],
    },
    en: {
      subject: 'Verify your e-mail address',
      lines: [
        'Open the link below within 24 hours to use this address for a Kalem account. The link works once.',
        '',
        link,
        '',
        'If you did not ask for this, you need not do anything.',
      ],
    },
  });
}

/** To the holder of an address that another account has requested. */
export function addressTakenMail(language: Language): Mail {
  return mailIn(language, {
    tr: {
      subject: 'E-posta adresiniz için bir istek',
      lines: [
        'Başka bir Kalem hesabı bu adresi kullanmak istedi. Adres sizin hesabınıza ait olduğu için istek yerine getirilmedi.',
        '',
        'Bir şey yapmanıza gerek yok.',
      ],
    },
    en: {
      subject: 'A request for your e-mail address',
      lines: [
        'Another Kalem account asked to use this address. The request was declined because the address belongs to your account.',
        '',
        'You need not do anything.',
      ],
    },
  });
}

/** To the present address before it changes, with the link to restore it. */
export function emailChangeMail(language: Language, { link }: { readonly link: string }): Mail {
  return mailIn(language, {
    tr: {
      subject: 'E-posta adresiniz değiştirilmek isteniyor',
      lines: [
        'Kalem hesabınızın e-posta adresini değiştirmek için bir istek yapıldı. Değişiklik, yeni adrese gönderilen bağlantı açılınca gerçekleşir.',
        '',
        'Bu isteği siz yapmadıysanız aşağıdaki bağlantıyı yedi gün içinde açınız: hesabınız bu adreste kalır veya bu adrese döner, bütün oturumlar kapanır ve yeni bir parola belirlemeniz gerekir.',
        '',
        link,
      ],
    },
    en: {
      subject: 'A request to change your e-mail address',
      lines: [
        'A request was made to change the e-mail address of your Kalem account. It changes when the link that was sent to the new address is opened.',
        '',
        'If you did not ask for this, open the link below within seven days: your account keeps this address or returns to it, all sessions end, and you set a new password.',
        '',
        link,
      ],
    },
  });
}

/** The code that proves a phone (ACC-36). */
export function phoneCodeSms(language: Language, { code }: { readonly code: string }): string {
  return { tr: `Kalem telefon doğrulama kodunuz: ${code}`, en: `Your Kalem phone verification code: ${code}` }[
    language
  ];
}
