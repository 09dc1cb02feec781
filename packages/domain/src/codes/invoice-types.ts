/** A choice of a small list. */
export interface Choice {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** The portal's label. */
  readonly portalTitle?: string;
  readonly titleEn?: string;
  /** Other spellings, accepted when reading. */
  readonly aliases?: readonly string[];
}

/** The seven invoice types (INV-04). */
export const invoiceTypes: readonly Choice[] = [
  { value: 'SATIS', title: 'Satış', portalTitle: 'SATIŞ' },
  { value: 'IADE', title: 'İade', portalTitle: 'İADE' },
  { value: 'TEVKIFAT', title: 'Tevkifat', portalTitle: 'TEVKİFAT' },
  { value: 'ISTISNA', title: 'İstisna', portalTitle: 'İSTİSNA' },
  { value: 'OZELMATRAH', title: 'Özel Matrah', portalTitle: 'ÖZEL MATRAH' },
  { value: 'IHRACKAYITLI', title: 'İhraç Kayıtlı', portalTitle: 'İHRAÇ KAYITLI' },
  { value: 'KONAKLAMAVERGISI', title: 'Konaklama Vergisi', portalTitle: 'KONAKLAMA VERGİSİ' },
];

/** Kinds of stock (STK-02). */
export const stockTypes: readonly Choice[] = [
  { value: 'TICARIMAL', title: 'Ticari Mal', titleEn: 'Trade goods' },
  { value: 'HAMMADDE', title: 'Hammadde', titleEn: 'Raw material' },
  { value: 'MAMUL', title: 'Mamul', titleEn: 'Product' },
  { value: 'YARIMAMUL', title: 'Yarı Mamul', titleEn: 'Semi-finished' },
  { value: 'HIZMET', title: 'Hizmet', titleEn: 'Service' },
  { value: 'SABITKIYMET', title: 'Sabit Kıymet', titleEn: 'Fixed asset' },
];

/** How an objection was raised. */
export const objectionMethods: readonly Choice[] = [
  { value: 'NOTER', title: 'Noter', titleEn: 'Notary' },
  { value: 'TAAHHUTLU_MEKTUP', title: 'Taahhütlü Mektup', titleEn: 'Registered letter' },
  { value: 'TELGRAF', title: 'Telgraf', titleEn: 'Telegram' },
  { value: 'KEP', title: 'KEP (Kayıtlı Elektronik Posta)', titleEn: 'Registered e-mail' },
];

/** Colour classes. */
export const colourClasses: readonly Choice[] = [
  { value: 'SIYAH', title: 'Siyah' },
  { value: 'KIRMIZI', title: 'Kırmızı' },
  { value: 'YESIL', title: 'Yeşil' },
];

/** Kinds of request: cancellation and objection. */
export const requestKinds: readonly Choice[] = [
  { value: 'IPTAL', title: 'İptal' },
  { value: 'ITIRAZ', title: 'İtiraz' },
];

/** Statuses of a request. RED is accepted as an alias of RET when reading. */
export const requestStatuses: readonly Choice[] = [
  { value: 'OLUSTU', title: 'Oluşturuldu' },
  { value: 'KABUL', title: 'Kabul Edildi' },
  { value: 'RET', title: 'Reddedildi', aliases: ['RED'] },
];

/** Approval statuses of an invoice. The portal spells them with ı, which is accepted when reading (LST-04). */
export const approvalStatuses: readonly Choice[] = [
  { value: 'Onaylandi', title: 'Onaylandı' },
  { value: 'Onaylanmadi', title: 'Onaylanmadı' },
  { value: 'Silinmis', title: 'Silinmiş' },
];

/** KDV rates in percent (LIN-07, NUM-20). */
export const vatRates: readonly number[] = [0, 1, 8, 10, 18, 20];

/** Reasons of export-registered deliveries. Source: fiscal-rules 7. */
export const exportRegistrationCodes: readonly Choice[] = [
  { value: '701', title: '3065 Sayılı KDV Kanununun 11/1-c Maddesi Kapsamındaki İhraç Kayıtlı Satış' },
  { value: '702', title: 'DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar' },
  { value: '703', title: '4760 Sayılı ÖTV Kanununun 8/2 Maddesi Kapsamındaki İhraç Kayıtlı Satış' },
  { value: '704', title: '3065 Sayılı KDV Kanununun 11/1-c Maddesi ve 4760 Sayılı ÖTV Kanununun 8/2 Maddesi Kapsamındaki İhraç Kayıtlı Satış' },
];
