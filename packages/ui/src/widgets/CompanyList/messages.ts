import { partyTerms } from '../../kit/customer/partyTerms';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the list of companies. Those of its dialogs are loaded with them. */
export const messages = defineMessages('companyList', {
  shared: [words, partyTerms],
  tr: {
    title: 'Şirketlerim',
    add: 'Şirket ekle',
    search: 'VKN, unvan ya da yetkili ara',
    sirketAdi: 'Şirket Adı',
    vkn: 'VKN',
    uyelik: 'Üyelik',
    chosen: 'Seçili',
    person: 'Gerçek kişi',
    pay: 'Şimdi öde',
    renew: 'Yenile',
    prove: 'Doğrula',
    count: '{n} şirket',
    each: 'Üyelik her şirket için ayrıdır.',
    empty: 'Henüz şirketiniz yok',
    emptyHelp: 'GİB portalındaki kullanıcı kodunuz ve parolanızla şirketinizi ekleyin; bilgileri portaldan gelir.',
    notFound: 'Bu aramaya uyan şirket yok',
    notFoundHelp: 'VKN, unvan, ad soyad ve yetkili adında aranır.',
  },
  en: {
    title: 'My companies',
    add: 'Add a company',
    search: 'Search number, title or representative',
    sirketAdi: 'Company',
    vkn: 'Tax number',
    uyelik: 'Membership',
    chosen: 'Selected',
    person: 'Natural person',
    pay: 'Pay now',
    renew: 'Renew',
    prove: 'Prove',
    count: '{n} {n|company|companies}',
    each: 'Each company has a membership of its own.',
    empty: 'You have no company yet',
    emptyHelp: 'Add yours with your user code and password of the GİB portal; its details come from there.',
    notFound: 'No company matches this search',
    notFoundHelp: 'Numbers, titles, names and representatives are searched.',
  },
});
