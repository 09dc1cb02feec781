import { defineMessages } from '../../../provider/texts';

/** Explanations of rules. They load when a rule is opened (RUL-08). */
export const ruleMessages = defineMessages('invoiceRules', {
  tr: {
    amounts: 'Tarihlere göre tutar',
    since: 'Başlangıç',
    amount: 'Tutar',
    source: 'Kaynak',
    OKUNDU: 'metni okundu',
    IKINCIL: 'ikincil kaynak',
    amountOfDate: 'Faturanın tarihindeki tutar geçerlidir, bugünkü değil.',
    law: 'Dayanak',
    noAdvice: 'Bilgi amaçlıdır, mali müşavirinize danışınız.',
    'TEVKIFAT_UNDER_LIMIT.title': 'Kısmi tevkifat sınırı',
    'TEVKIFAT_UNDER_LIMIT.text':
      'Kısmi tevkifat, bir işlemin KDV dahil bedeli o yılın sınırını aşarsa yapılır. Sınır aşılınca tevkifat bedelin tamamı üzerinden hesaplanır; iş sınırın altında kalmak için bölünemez.',
    'TEVKIFAT_UNDER_LIMIT.law': 'VUK 232 · KDV Genel Uygulama Tebliği I/C-2.1.3.4',
    'TEVKIFAT_TO_CONSUMER.title': 'Tevkifatı kim yapar',
    'TEVKIFAT_TO_CONSUMER.text':
      'KDV tevkifatını, vergi mükellefi olan alıcı yapar ve beyan eder. Nihai tüketiciye kesilen faturada tevkifat olmaz.',
    'TEVKIFAT_TO_CONSUMER.law': 'KDV Kanunu 9 · KDV Genel Uygulama Tebliği I/C-2.1.3',
    'BUYER_ADDRESS_MISSING.title': 'Alıcının adresi',
    'BUYER_ADDRESS_MISSING.text': 'Faturada alıcının adı, unvanı ve adresi bulunur. Şirket alıcıda adres zorunludur.',
    'BUYER_ADDRESS_MISSING.law': 'VUK 230',
    'BUYER_TAX_OFFICE_MISSING.title': 'Alıcının vergi dairesi',
    'BUYER_TAX_OFFICE_MISSING.text':
      'Faturada alıcının vergi dairesi ve hesap numarası bulunur. Yurt dışındaki alıcıda aranmaz.',
    'BUYER_TAX_OFFICE_MISSING.law': 'VUK 230',
    'RETURN_TO_CONSUMER.title': 'Tüketiciden geri alınan mal',
    'RETURN_TO_CONSUMER.text':
      'Vergi mükellefi olmayan kişi fatura düzenleyemez. Geri alınan mal için satıcı gider pusulası düzenler.',
    'RETURN_TO_CONSUMER.law': 'VUK 234',
    'EXPORT_TO_DOMESTIC.title': 'İhracat istisnası',
    'EXPORT_TO_DOMESTIC.text':
      'İhracat istisnasında alıcı yurt dışında ya da serbest bölgededir. Türkiye içindeki teslimler bu istisnaya girmez.',
    'EXPORT_TO_DOMESTIC.law': 'KDV Kanunu 11 ve 12',
    'TAX_RETIRED.title': 'Kaldırılan vergi',
    'TAX_RETIRED.text':
      'Enerji Fonu ve TRT Payı elektrik faturalarında 01.01.2022 tarihinden beri alınmaz. Eski faturaların iadesinde görünebilir.',
    'TAX_RETIRED.law': '7346 sayılı Kanun',
    'REASON_NARROWED.title': '220 kodunun kapsamı',
    'REASON_NARROWED.text':
      'İki yıl elde tutulan taşınmazların satışında istisna 15.07.2023 tarihinde kalktı. Bu tarihten önce alınan taşınmazlar ve iştirak hisseleri için sürer.',
    'REASON_NARROWED.law': 'KDV Kanunu 17/4-r · 7456 sayılı Kanun',
    'PERIOD_DECLARED.title': 'KDV beyannamesi',
    'PERIOD_DECLARED.text':
      'Bir ayın KDV beyannamesi, izleyen ayın 28. gününe kadar verilir. Süresi geçen aya fatura eklemek düzeltme beyannamesi gerektirebilir.',
    'PERIOD_DECLARED.law': 'KDV Kanunu 41',
    'BUYER_EFATURA.title': 'e-Fatura zorunluluğu',
    'BUYER_EFATURA.text':
      'İki tarafı da e-Fatura mükellefi olan satışta e-Fatura düzenlenir. Brüt satışı yılın sınırını aşanlar izleyen yılın 1 Temmuz gününde e-Fatura mükellefi olur.',
    'BUYER_EFATURA.law': 'VUK Genel Tebliği 509',
    'TEVKIFAT_NOT_OFFICIAL.title': 'GİB tevkifat listesi',
    'TEVKIFAT_NOT_OFFICIAL.text':
      'GİB, tevkifat kodlarını ve oranlarını bir listeyle denetler. 650 kodu ve serbest oran bu listede yoktur.',
    'TEVKIFAT_NOT_OFFICIAL.law': 'KDV Genel Uygulama Tebliği I/C-2.1.3',
    'OLD_KDV_RATE.title': 'KDV oranları',
    'OLD_KDV_RATE.text':
      '10.07.2023 tarihinden beri oranlar %1, %10 ve %20. Eski oranlar bu tarihten önceki teslimlerde kullanılır.',
    'OLD_KDV_RATE.law': '7346 sayılı Cumhurbaşkanı Kararı',
  },
  en: {
    amounts: 'Amounts by date',
    since: 'Since',
    amount: 'Amount',
    source: 'Source',
    OKUNDU: 'text was read',
    IKINCIL: 'secondary source',
    amountOfDate: 'The amount of the date of the invoice counts, not that of today.',
    law: 'Law',
    noAdvice: 'For information; ask your accountant.',
    'TEVKIFAT_UNDER_LIMIT.title': 'Limit of partial tevkifat',
    'TEVKIFAT_UNDER_LIMIT.text':
      'Partial tevkifat is due when the price of an operation with KDV is above the limit of the year. Above the limit it is calculated on the whole price; a job must not be split to stay below.',
    'TEVKIFAT_UNDER_LIMIT.law': 'VUK 232 · KDV Genel Uygulama Tebliği I/C-2.1.3.4',
    'TEVKIFAT_TO_CONSUMER.title': 'Who withholds KDV',
    'TEVKIFAT_TO_CONSUMER.text':
      'A buyer who is a taxpayer withholds the KDV and declares it. An invoice to a final consumer has no tevkifat.',
    'TEVKIFAT_TO_CONSUMER.law': 'KDV Kanunu 9 · KDV Genel Uygulama Tebliği I/C-2.1.3',
    'BUYER_ADDRESS_MISSING.title': 'Address of the buyer',
    'BUYER_ADDRESS_MISSING.text':
      'An invoice shows name, title and address of the buyer. For a company the address is required.',
    'BUYER_ADDRESS_MISSING.law': 'VUK 230',
    'BUYER_TAX_OFFICE_MISSING.title': 'Tax office of the buyer',
    'BUYER_TAX_OFFICE_MISSING.text': 'An invoice shows tax office and number of the buyer. A buyer abroad needs none.',
    'BUYER_TAX_OFFICE_MISSING.law': 'VUK 230',
    'RETURN_TO_CONSUMER.title': 'Goods taken back from a consumer',
    'RETURN_TO_CONSUMER.text':
      'A person who is no taxpayer cannot issue an invoice. The seller issues a gider pusulası for goods taken back.',
    'RETURN_TO_CONSUMER.law': 'VUK 234',
    'EXPORT_TO_DOMESTIC.title': 'Exemption of exports',
    'EXPORT_TO_DOMESTIC.text':
      'The buyer of an export is abroad or in a free zone. Deliveries inside Türkiye are not exports.',
    'EXPORT_TO_DOMESTIC.law': 'KDV Kanunu 11 ve 12',
    'TAX_RETIRED.title': 'Abolished tax',
    'TAX_RETIRED.text':
      'Enerji Fonu and TRT Payı have not been charged since 01.01.2022. They may stand on returns of older invoices.',
    'TAX_RETIRED.law': '7346 sayılı Kanun',
    'REASON_NARROWED.title': 'What code 220 covers',
    'REASON_NARROWED.text':
      'The exemption for real estate held for two years ended on 15.07.2023. It goes on for real estate bought before, and for shares.',
    'REASON_NARROWED.law': 'KDV Kanunu 17/4-r · 7456 sayılı Kanun',
    'PERIOD_DECLARED.title': 'KDV return',
    'PERIOD_DECLARED.text':
      'The KDV return of a month is due by the 28th of the next month. An invoice added later may need a correction.',
    'PERIOD_DECLARED.law': 'KDV Kanunu 41',
    'BUYER_EFATURA.title': 'Duty of e-Fatura',
    'BUYER_EFATURA.text':
      'When both parties are registered for e-Fatura, an e-Fatura is issued. Gross sales above the limit make it a duty from 1 July of the next year.',
    'BUYER_EFATURA.law': 'VUK Genel Tebliği 509',
    'TEVKIFAT_NOT_OFFICIAL.title': 'Tevkifat list of GİB',
    'TEVKIFAT_NOT_OFFICIAL.text':
      'GİB checks codes and rates of tevkifat against a list. Code 650 and free rates are not on it.',
    'TEVKIFAT_NOT_OFFICIAL.law': 'KDV Genel Uygulama Tebliği I/C-2.1.3',
    'OLD_KDV_RATE.title': 'KDV rates',
    'OLD_KDV_RATE.text':
      'Since 10.07.2023 the rates are 1, 10 and 20 percent. Former rates belong to deliveries before that day.',
    'OLD_KDV_RATE.law': '7346 sayılı Cumhurbaşkanı Kararı',
  },
});

export type RuleCode =
  | 'TEVKIFAT_UNDER_LIMIT'
  | 'TEVKIFAT_TO_CONSUMER'
  | 'BUYER_ADDRESS_MISSING'
  | 'BUYER_TAX_OFFICE_MISSING'
  | 'RETURN_TO_CONSUMER'
  | 'EXPORT_TO_DOMESTIC'
  | 'TAX_RETIRED'
  | 'REASON_NARROWED'
  | 'PERIOD_DECLARED'
  | 'BUYER_EFATURA'
  | 'TEVKIFAT_NOT_OFFICIAL'
  | 'OLD_KDV_RATE';
