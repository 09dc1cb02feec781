import { termMessages } from '../../kit/invoice/terms';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the settings of collection. */
export const messages = defineMessages('collectionSettings', {
  shared: [words, termMessages],
  tr: {
    title: 'Tahsilat Ayarları',
    loading: 'Tahsilat ayarları yükleniyor',
    failed: 'Tahsilat ayarları açılamadı.',
    terms: 'Vade',
    termsHelp: 'Yeni faturalar bu vadeyi alır. Cari kartında ayrı bir vade varsa o geçerlidir.',
    vadeGunu: 'Varsayılan vade',
    otherDays: 'Başka bir gün sayısı',
    otherHelp: '0 ile 365 arasında',
    day: 'gün',
    vadeyiGoster: 'Vadeyi faturada göster',
    shownHelp: 'Vade fatura tarihinden sonraysa faturanın notunda şöyle yazar: ‘Vade tarihi: 15/12/2026’',
    shown: 'Gösterilir',
    hidden: 'Gösterilmez',
    existing: 'Kayıtlı faturaların vadesi değişmez.',
    saved: 'Tahsilat ayarları kaydedildi.',
    noPermission: 'Tahsilat ayarlarını değiştirme yetkiniz yok.',
  },
  en: {
    title: 'Collection settings',
    loading: 'Loading the collection settings',
    failed: 'The collection settings could not be opened.',
    terms: 'Term',
    termsHelp: 'New invoices get this term, unless the customer card has one of its own.',
    vadeGunu: 'Default term',
    otherDays: 'Another number of days',
    otherHelp: 'From 0 to 365',
    day: 'days',
    vadeyiGoster: 'Show the due date on the invoice',
    shownHelp: 'When the due date is after the invoice date, the note of the invoice reads ‘Vade tarihi: 15/12/2026’',
    shown: 'Shown',
    hidden: 'Not shown',
    existing: 'Invoices that exist keep their due date.',
    saved: 'The collection settings were saved.',
    noPermission: 'You may not change the collection settings.',
  },
});
