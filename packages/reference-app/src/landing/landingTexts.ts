import { icons } from '@kalem/ui/primitives';

/** LND-04. */
export const features = [
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
];

/** LND-05. */
export const integrations = [
  [icons.check, 'Luca MMP entegrasyonu'],
  [icons.check, 'Diğer muhasebe programlarına aktarım'],
  [icons.check, 'NetteCap entegrasyonu'],
] as const;

/** LND-06. */
export const team = [
  [icons.users, 'Alt kullanıcılar ve yetkiler'],
  [icons.key, 'API anahtarları'],
  [icons.bell, 'Bildirim ayarları'],
  [icons.cloud, 'Mobil uygulama ve bulut erişimi'],
] as const;

/** What a small business asks before it trusts somebody with its invoices. */
export const answers = [
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
] as const;
