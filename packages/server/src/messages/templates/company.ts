// Messages to owners, members and invited people of a company. Names are plain single lines (`plainName`).

import type { Language } from '../../problems/ProblemError';
import { companyIn, type Mail, mailIn } from './Mail';

interface OfCompany {
  /** The company's name. Empty when it has none. */
  readonly company: string;
}

/** The invitation to a company. The text does not depend on whether the recipient has an account. */
export function invitationMail(
  language: Language,
  { company, page }: OfCompany & { /** Where one signs in. */ readonly page: string },
): Mail {
  const { tr, en } = companyIn(company, { tr: 'Bir şirket', en: 'A company' });
  return mailIn(language, {
    tr: {
      subject: `${tr} sizi Kalem'e davet etti`,
      lines: [
        `${tr} sizi Kalem'de kullanıcı olmaya davet etti. Davet yedi gün geçerlidir.`,
        '',
        'Kabul etmek veya reddetmek için bu adresle giriş yapınız. Kalem hesabınız yoksa aynı sayfadan bu adresle hesap açıp adresinizi doğrulayınız; davet sizi bekliyor olacak.',
        '',
        page,
        '',
        'Şirketi tanımıyorsanız bir şey yapmanıza gerek yok.',
      ],
    },
    en: {
      subject: `${en} invites you to Kalem`,
      lines: [
        `${en} invites you to become one of its users in Kalem. The invitation is valid for seven days.`,
        '',
        'Sign in with this address to accept or decline. If you have no Kalem account, create one with this address on the same page and verify the address; the invitation will be waiting for you.',
        '',
        page,
        '',
        'If you do not know the company, you need not do anything.',
      ],
    },
  });
}

/** To the owner when a person has accepted an invitation. */
export function newMemberMail(
  language: Language,
  { company, name, email }: OfCompany & { readonly name: string; readonly email: string },
): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr}: yeni kullanıcı`,
      lines: [
        `${name} (${email}) davetinizi kabul etti ve ${tr} kullanıcısı oldu.`,
        '',
        "Yetkilerini Kalem'deki Yetkilendirme sayfasında görebilir, değiştirebilir veya kullanıcıyı şirketten çıkarabilirsiniz.",
        '',
        'Bu kişiyi tanımıyorsanız hemen şirketten çıkarınız.',
      ],
    },
    en: {
      subject: `${en}: new user`,
      lines: [
        `${name} (${email}) accepted your invitation and is now a user of ${en}.`,
        '',
        'In Kalem, the Permissions page shows what this user may do. There you can change the permissions or remove the user from the company.',
        '',
        'If you do not know this person, remove them from the company at once.',
      ],
    },
  });
}

/** A change that an operator makes in another company. */
export type OperatorAct =
  | { readonly kind: 'extendDemo'; readonly days: number }
  | { readonly kind: 'activateCompany' | 'updateCompany' | 'deleteCompany' };

/** To the owner when an operator has changed the company. */
export function operatorActMail(language: Language, { company, act }: OfCompany & { readonly act: OperatorAct }): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr}: Kalem yöneticisi bir işlem yaptı`,
      lines: [
        `Kalem yöneticisi ${tr} için şu işlemi yaptı:`,
        '',
        actText(act).tr,
        '',
        'Bunu beklemiyorduysanız lütfen bize ulaşınız.',
      ],
    },
    en: {
      subject: `${en}: a Kalem administrator made a change`,
      lines: [
        `A Kalem administrator made this change for ${en}:`,
        '',
        actText(act).en,
        '',
        'If you did not expect this, please contact us.',
      ],
    },
  });
}

function actText(act: OperatorAct): Record<Language, string> {
  switch (act.kind) {
    case 'extendDemo':
      return {
        tr: `Deneme süresi ${act.days} gün uzatıldı.`,
        en: `The trial was extended by ${act.days} ${act.days === 1 ? 'day' : 'days'}.`,
      };
    case 'activateCompany':
      return {
        tr: 'Yıllık üyelik, ödeme alınmadan başlatıldı.',
        en: 'The yearly membership was started without a payment.',
      };
    case 'updateCompany':
      return {
        tr: 'Şirket bilgileri değiştirildi. Yeni bilgileri Şirketlerim sayfasında görebilirsiniz.',
        en: 'The company details were changed. The My companies page shows the new ones.',
      };
    case 'deleteCompany':
      return {
        tr: 'Şirket silindi. Verisine artık erişilemez.',
        en: 'The company was deleted. Its data can no longer be reached.',
      };
  }
}

interface StatementAnswer {
  /** The customer's name as a plain single line. */
  readonly customer: string;
  readonly agrees: boolean;
  /** The sentence of the statement about the balance, in Turkish. */
  readonly balance: string;
  /** The customer's text as a plain single line; '' without one. */
  readonly text: string;
}

/** To the company when a customer has answered a statement (MNY-56). */
export function statementAnswerMail(language: Language, { customer, agrees, balance, text }: StatementAnswer): Mail {
  return mailIn(language, {
    tr: {
      subject: `${customer}: ${agrees ? 'Mutabıkız' : 'Mutabık değiliz'}`,
      lines: [
        `${customer}, gönderdiğiniz cari ekstreye yanıt verdi: ${agrees ? 'Mutabıkız' : 'Mutabık değiliz'}`,
        '',
        balance,
        ...(text ? ['', `Açıklaması: ${text}`] : []),
      ],
    },
    en: {
      subject: `${customer}: ${agrees ? 'We agree' : 'We do not agree'}`,
      lines: [
        `${customer} answered your statement: ${agrees ? 'We agree' : 'We do not agree'}`,
        '',
        balance,
        ...(text ? ['', `Explanation: ${text}`] : []),
      ],
    },
  });
}

/** To the owner when the bank took back a payment that was booked (MNY-100). */
export function takenBackMail(language: Language, { company, amount }: OfCompany & { readonly amount: string }): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr}: Banka bir ödemeyi geri aldı`,
      lines: [`Banka ${amount} tutarındaki ödemeyi geri aldı.`, '', 'Kapattığı faturalar yeniden açıldı.'],
    },
    en: {
      subject: `${en}: the bank took a payment back`,
      lines: [`The bank took back a payment of ${amount}.`, '', 'The invoices that it closed are open again.'],
    },
  });
}

interface AccountChanges {
  readonly company: string;
  /** IBANs in groups of four; '' for none. */
  readonly changes: readonly { readonly currency: string; readonly before: string; readonly after: string }[];
}

/** To the owner when the IBAN that customers pay to was set, changed or removed (MNY-71, MNY-75). */
export function collectionAccountMail(language: Language, { company, changes }: AccountChanges): Mail {
  const named = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${named.tr}: Tahsilat IBAN'ınız değişti`,
      lines: [
        'Müşterilerinizin ödeme yaptığı IBAN değişti.',
        '',
        ...changes.flatMap(({ currency, before, after }) => [
          `${currency}, eski: ${before || 'yok'}`,
          `${currency}, yeni: ${after || 'yok'}`,
        ]),
        '',
        "Bir IBAN'ın yerine başkası seçildiyse kendiliğinden giden e-postalar 24 saat boyunca IBAN içermez.",
        "Bu değişikliği siz yapmadıysanız hemen parolanızı değiştiriniz ve Hazır Notlar ekranında eski IBAN'ı yeniden seçiniz.",
      ],
    },
    en: {
      subject: `${named.en}: the IBAN for your collections has changed`,
      lines: [
        'The IBAN that your customers pay to has changed.',
        '',
        ...changes.flatMap(({ currency, before, after }) => [
          `${currency}, before: ${before || 'none'}`,
          `${currency}, now: ${after || 'none'}`,
        ]),
        '',
        'If one IBAN replaced another, automatic mails carry no IBAN for 24 hours.',
        'If you did not make this change, change your password at once and choose the old IBAN again on the Ready notes screen.',
      ],
    },
  });
}

/** To the owner when a request to pay was paid although its invoice was paid or void already (MNY-80). */
export function surplusMail(
  language: Language,
  { company, number, amount }: OfCompany & { readonly number: string; readonly amount: string },
): Mail {
  const named = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${named.tr}: Ödeme isteğinden avans oluştu`,
      lines: [
        `${number} numaralı fatura için gönderilen ödeme isteği ödendi, ancak fatura bu arada ödenmiş veya iptal edilmişti.`,
        '',
        `${amount} TL müşterinin avansı olarak kaydedildi. Tahsilatlar ekranından başka bir faturaya kullanabilir veya geri ödeyebilirsiniz.`,
      ],
    },
    en: {
      subject: `${named.en}: a request to pay left a credit`,
      lines: [
        `The request to pay invoice ${number} was paid, but the invoice had been paid or cancelled before.`,
        '',
        `TRY ${amount} was recorded as a credit of the customer. You can use it for another invoice, or pay it back.`,
      ],
    },
  });
}
