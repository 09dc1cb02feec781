// Messages when a company changes its owner, or when two users claim the same company.

import type { Language } from '../../problems/ProblemError';
import { companyIn, type Mail, mailIn } from './Mail';

interface OfCompany {
  /** The company's name. Empty when it has none. */
  readonly company: string;
}

const unnamed = { tr: 'Şirket', en: 'The company' };

/** To the new owner of a company that was handed over. */
export function newOwnerMail(language: Language, { company }: OfCompany): Mail {
  const { tr, en } = companyIn(company, unnamed);
  return mailIn(language, {
    tr: {
      subject: `${tr} size devredildi`,
      lines: [
        `${tr} Kalem'de size devredildi: artık şirketin sahibi sizsiniz. Kullanıcıları ve yetkilerini siz belirlersiniz, şirketle ilgili bildirimler size gelir.`,
        '',
        'Bunu beklemiyorduysanız şirketin önceki sahibiyle görüşünüz.',
      ],
    },
    en: {
      subject: `${en} was handed over to you`,
      lines: [
        `${en} was handed over to you in Kalem: you are now its owner. You decide on its users and their permissions, and notices about the company come to you.`,
        '',
        'If you did not expect this, talk to the previous owner of the company.',
      ],
    },
  });
}

/** To the former owner of a company that was handed over. */
export function formerOwnerMail(
  language: Language,
  { company, hasLeft }: OfCompany & { readonly hasLeft: boolean },
): Mail {
  const { tr, en } = companyIn(company, unnamed);
  return mailIn(language, {
    tr: {
      subject: `${tr} devredildi`,
      lines: [
        `${tr} şirketini Kalem'de başka bir kullanıcıya devrettiniz.`,
        hasLeft
          ? 'Şirketten ayrıldınız, verilerine artık erişemezsiniz.'
          : 'Şirkette tüm yetkilerle kullanıcı olarak kaldınız.',
        '',
        'Bunu siz yapmadıysanız hemen parolanızı değiştiriniz ve bize ulaşınız.',
      ],
    },
    en: {
      subject: `${en} was handed over`,
      lines: [
        `You handed ${en} over to another user in Kalem.`,
        hasLeft
          ? 'You have left the company and can no longer reach its data.'
          : 'You remain a user of the company with all permissions.',
        '',
        'If this was not you, change your password at once and contact us.',
      ],
    },
  });
}

/** To the maker of an unproven company, when another user proves its tax number. */
export function companyClosedMail(language: Language, { company }: OfCompany): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr} kapatıldı`,
      lines: [
        `${tr} şirketini GİB bilgileri olmadan açmıştınız. Vergi numarası şimdi başka bir kullanıcı tarafından GİB kullanıcı kodu ve parolasıyla doğrulandı; bu nedenle açtığınız şirket kapatıldı.`,
        '',
        'Bu şirket sizinse, kendi GİB kullanıcı kodunuz ve parolanızla bağlayabilir veya destek ekibimize yazabilirsiniz.',
      ],
    },
    en: {
      subject: `${en} was closed`,
      lines: [
        `You created ${en} without GİB credentials. Another user has now proven the tax number with a GİB user code and password, so the company that you created was closed.`,
        '',
        'If this company is yours, link it with your own GİB user code and password, or write to our support team.',
      ],
    },
  });
}

/** To the owner of a proven company, when another user has proven it too. */
export function ownerAskedMail(language: Language, { company, asker }: OfCompany & { readonly asker: string }): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr} için devir isteği`,
      lines: [
        `${asker} adresli kullanıcı, ${tr} şirketini kendi GİB kullanıcı kodu ve parolasıyla bağlamak istedi. Şirketin sahibi sizsiniz ve öyle kaldı.`,
        '',
        'Birlikte çalışıyorsanız onu şirketinizin kullanıcılarına ekleyebilirsiniz. Tanımıyorsanız GİB parolanızı değiştiriniz.',
      ],
    },
    en: {
      subject: `A request to take over ${en}`,
      lines: [
        `The user with the address ${asker} tried to link ${en} with their own GİB user code and password. You are still the owner of the company.`,
        '',
        'If you work together, you can add this person to the users of your company. If you do not know them, change your GİB password.',
      ],
    },
  });
}

/** To the user who proved a company that already has an owner. */
export function ownedByAnotherMail(language: Language, { company }: OfCompany): Mail {
  const { tr, en } = companyIn(company);
  return mailIn(language, {
    tr: {
      subject: `${tr} başka bir kullanıcıya ait`,
      lines: [
        `${tr} daha önce GİB bilgileriyle doğrulanmış ve başka bir kullanıcıya ait. Sahibine isteğinizi ilettik.`,
        '',
        'Şirketin sahibi sizi kullanıcılarına ekleyebilir. Sahibine ulaşamıyorsanız destek ekibimize yazınız.',
      ],
    },
    en: {
      subject: `${en} belongs to another user`,
      lines: [
        `${en} was proven with GİB credentials before and belongs to another user. We passed your request on to its owner.`,
        '',
        'The owner can add you to the users of the company. If you cannot reach the owner, write to our support team.',
      ],
    },
  });
}
