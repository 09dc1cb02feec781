import { trialDays } from '@kalem/domain';
import { icons } from '@kalem/ui/primitives';
import { defineMessages } from '../language';

/** The sentences of the landing page; its lists are below. */
export const messages = defineMessages({
  tr: {
    title: 'Kalem · Faturanızı portala girmeden kesin',
    signIn: 'Giriş Yap',
    register: 'Kayıt Ol',
    theme: 'Açık / koyu görünüm',
    heading: 'Faturanızı portala girmeden kesin.',
    claim:
      'e-Arşiv faturalarınızı oluşturun, SMS ile imzalayın, saklayın. Kalem, GİB portalıyla sizin yerinize konuşur.',
    trial: `${trialDays} Gün Ücretsiz Dene`,
    noCard: 'Kart bilgisi istenmez',
    newTab: '(yeni sekmede açılır)',
    features: 'Özellikler',
    pictureOf: 'Faturalarım ekranı: dönemin faturaları, onay durumları, tutarları ve imza için kalan günler',
    caption: 'Faturalarım: kesilen, imza bekleyen ve süresi yaklaşan faturalar bir listede.',
    integrations: 'Kolay Entegrasyon',
    team: 'Ekibinizle birlikte',
    soon: 'Yakında',
    price: 'Fiyat',
    yearly: 'Yıllık, şirket başına',
    kdv: 'KDV',
    terms: `${trialDays} gün boyunca bütün özellikleriyle deneyin. Her şirketin üyeliği ayrıdır; taahhüt yoktur, süre dolunca kendiliğinden ücret alınmaz.`,
    answers: 'Sorular ve yanıtlar',
    legal: 'Yasal metinler',
    help: 'Yardım',
  },
  en: {
    title: 'Kalem · Invoice without entering the portal',
    signIn: 'Sign in',
    register: 'Register',
    theme: 'Light / dark',
    heading: 'Issue your invoice without entering the portal.',
    claim: 'Make your e-Arşiv invoices, sign them by SMS and keep them. Kalem talks to the GİB portal for you.',
    trial: `Try it free for ${trialDays} days`,
    noCard: 'No card needed',
    newTab: '(opens in a new tab)',
    features: 'What it does',
    pictureOf:
      'The screen of invoices, in Turkish: those of the period, whether they are approved, their amounts and the days left to sign',
    caption: 'Your invoices in one list: issued, waiting for a signature, and those whose time is running out.',
    integrations: 'Easy integration',
    team: 'Together with your team',
    soon: 'Soon',
    price: 'Price',
    yearly: 'A year, for one company',
    kdv: 'KDV (VAT)',
    terms: `Try everything for ${trialDays} days. Every company has its own membership; nothing binds you, and nothing is charged by itself when the time is over.`,
    answers: 'Questions and answers',
    legal: 'Legal texts',
    help: 'Help',
  },
});

interface Lists {
  /** LND-04. */
  features: readonly { icon: string; title: string; text: string }[];
  /** LND-05. */
  integrations: readonly Tick[];
  /** LND-06. */
  team: readonly Tick[];
  /** Questions and answers for small businesses. */
  answers: readonly (readonly [question: string, answer: string])[];
}

/** A list item. */
export interface Tick {
  icon: string;
  text: string;
  /** Marks a planned feature. */
  isComing?: boolean;
}

export const lists: Record<'tr' | 'en', Lists> = {
  tr: {
    features: [
      {
        icon: icons.filePlus,
        title: 'Hızlı Fatura Oluşturma',
        text: "Alıcının bilgileri VKN ile gelir, tutarlar siz yazarken hesaplanır. Satırları klavyeyle ya da Excel'den girin.",
      },
      {
        icon: icons.sign,
        title: 'Logo ve İmzalı Fatura Tasarımı',
        text: 'Logonuz ve imzanız her belgede yerini alır; ayrıca tasarım yapmanız gerekmez.',
      },
      {
        icon: icons.chart,
        title: 'Saklama ve Raporlama',
        text: "Belgeleriniz saklanır, dilediğiniz dönem Excel'e aktarılır; KDV ve tevkifat ayrımı hazırdır.",
      },
      {
        icon: icons.undo,
        title: 'İptal / İtiraz Yönetimi',
        text: 'Talepleri tek ekrandan gönderin, gelenleri onaylayın ya da reddedin.',
      },
    ],
    integrations: [
      { icon: icons.check, text: 'Luca MMP entegrasyonu', isComing: true },
      { icon: icons.check, text: 'Diğer muhasebe programlarına aktarım', isComing: true },
      { icon: icons.check, text: 'NetteCap entegrasyonu', isComing: true },
    ],
    team: [
      { icon: icons.users, text: 'Alt kullanıcılar ve yetkiler' },
      { icon: icons.key, text: 'API anahtarları' },
      { icon: icons.bell, text: 'Bildirim ayarları' },
      { icon: icons.cloud, text: 'Bulut erişimi' },
      { icon: icons.cloud, text: 'Mobil uygulama', isComing: true },
    ],
    answers: [
      [
        "Kalem'i kullanmak için ne gerekir?",
        'GİB e-Arşiv portalının kullanıcı kodu ve parolası. Şirketinizi bu bilgilerle bağlarsınız; unvan, vergi dairesi ve adresiniz portaldan gelir.',
      ],
      [
        'Portal parolam güvende mi?',
        'Parolanız şifrelenerek saklanır, hiçbir ekranda gösterilmez ve yalnızca sizin adınıza portala giriş için kullanılır.',
      ],
      [
        'Faturayı kim imzalar?',
        'Siz. Portala kayıtlı telefonunuza gelen SMS kodunu girersiniz; bir kodla birden çok faturayı imzalayabilirsiniz.',
      ],
      [
        'Deneme süresi bitince ne olur?',
        'Kendiliğinden ücret alınmaz. Faturalarınız silinmez; onlara ulaşmak ve yeni fatura kesmek için yıllık üyeliği başlatmanız istenir.',
      ],
      [
        'Muhasebecime nasıl aktarırım?',
        "Dilediğiniz dönemi Excel'e aktarın, belgeleri tek dosyada indirin ya da muhasebecinize yetki vererek kendi hesabıyla girmesini sağlayın.",
      ],
    ],
  },
  en: {
    features: [
      {
        icon: icons.filePlus,
        title: 'Invoices in a moment',
        text: 'The buyer comes with the tax number, amounts are calculated as you type. Enter lines by keyboard or from Excel.',
      },
      {
        icon: icons.sign,
        title: 'Your logo and signature',
        text: 'They stand on every document; there is nothing else to design.',
      },
      {
        icon: icons.chart,
        title: 'Kept and reported',
        text: 'Your documents are kept, and any period goes to Excel with its KDV and tevkifat.',
      },
      {
        icon: icons.undo,
        title: 'Cancellations and objections',
        text: 'Send requests from one screen, accept or reject those that come.',
      },
    ],
    integrations: [
      { icon: icons.check, text: 'Luca MMP', isComing: true },
      { icon: icons.check, text: 'Other accounting programs', isComing: true },
      { icon: icons.check, text: 'NetteCap', isComing: true },
    ],
    team: [
      { icon: icons.users, text: 'More users, each with own permissions' },
      { icon: icons.key, text: 'API keys' },
      { icon: icons.bell, text: 'Notification settings' },
      { icon: icons.cloud, text: 'In the cloud' },
      { icon: icons.cloud, text: 'A mobile app', isComing: true },
    ],
    answers: [
      [
        'What do I need for Kalem?',
        'The user code and password of the GİB e-Arşiv portal. They link your company; its name, tax office and address come from the portal.',
      ],
      [
        'Is my portal password safe?',
        'It is stored encrypted, shown on no screen, and used for nothing but signing in to the portal for you.',
      ],
      [
        'Who signs the invoice?',
        'You do. You enter the code that the portal sends to your phone; one code can sign several invoices.',
      ],
      [
        'What happens when the trial ends?',
        'Nothing is charged by itself. Your invoices are not deleted; to open them and to issue new ones you start the yearly membership.',
      ],
      [
        'How does my accountant get them?',
        'Export any period to Excel, download the documents in one file, or give your accountant permissions and an own account.',
      ],
    ],
  },
};
