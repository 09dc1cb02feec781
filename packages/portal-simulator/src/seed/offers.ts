/** A good or service of a seeded account. */
export interface OfferItem {
  /** `{dönem}` becomes the month and year of the invoice. */
  readonly malHizmet: string;
  /** Unit code (UN/ECE). */
  readonly birim: string;
  /** Usual unit price in the currency of the offer; invoices differ from it by up to a fifth. */
  readonly fiyat: number;
  readonly miktar: readonly [from: number, to: number];
  readonly kdvOrani: number;
  /** The discount rates of the item. */
  readonly iskonto?: readonly [number, ...number[]];
  readonly tevkifat?: { readonly kodu: string; readonly oran: number };
  /** Exemption reason; the KDV rate is then 0. */
  readonly istisna?: string;
  /** Reason of a special base, and the base as a percentage of the net amount. */
  readonly ozelMatrah?: { readonly nedeni: string; readonly yuzde: number };
  /** Has accommodation tax at 2 %. */
  readonly konaklama?: boolean;
}

/** Items that are sold together. */
export interface Offer {
  readonly faturaTipi: 'SATIS' | 'IADE' | 'TEVKIFAT' | 'ISTISNA' | 'OZELMATRAH' | 'IHRACKAYITLI' | 'KONAKLAMAVERGISI';
  readonly paraBirimi?: 'USD' | 'EUR';
  /** Sold to legal persons, natural persons, or both. */
  readonly to: 'company' | 'person' | 'anybody';
  readonly items: readonly [OfferItem, ...OfferItem[]];
  /** Maximum number of items on one invoice. */
  readonly lines: number;
}

type Offers = readonly [Offer, ...Offer[]];

const cleaning = { kodu: '612', oran: 90 };
const security = { kodu: '607', oran: 90 };
const garden = { kodu: '613', oran: 90 };
const freight = { kodu: '624', oran: 20 };

const facilityManagement: Offers = [
  { faturaTipi: 'TEVKIFAT', to: 'company', lines: 4, items: [
    { malHizmet: 'Ofis ve ortak alan temizlik hizmeti, {dönem}', birim: 'MON', fiyat: 186500, miktar: [1, 1], kdvOrani: 20, tevkifat: cleaning },
    { malHizmet: 'Dış cephe cam temizliği (sepetli vinç dâhil)', birim: 'MTK', fiyat: 38.75, miktar: [400, 2600], kdvOrani: 20, tevkifat: cleaning, iskonto: [5, 8] },
    { malHizmet: 'Peyzaj, çim biçme ve bahçe bakım hizmeti', birim: 'MON', fiyat: 42000, miktar: [1, 2], kdvOrani: 20, tevkifat: garden },
    { malHizmet: 'Özel güvenlik hizmeti, 7/24', birim: 'MON', fiyat: 61250, miktar: [4, 16], kdvOrani: 20, tevkifat: security },
  ] },
  { faturaTipi: 'TEVKIFAT', to: 'company', lines: 3, items: [
    { malHizmet: 'Mekanik tesisat bakım ve onarımı, {dönem}', birim: 'MON', fiyat: 57300, miktar: [1, 3], kdvOrani: 20, tevkifat: { kodu: '603', oran: 70 } },
    { malHizmet: 'Asansör yedek parça', birim: 'C62', fiyat: 4187.5, miktar: [1, 12], kdvOrani: 20, iskonto: [10] },
    { malHizmet: 'Jeneratör yıllık bakımı', birim: 'C62', fiyat: 23450, miktar: [1, 2], kdvOrani: 20, tevkifat: { kodu: '603', oran: 70 } },
  ] },
  { faturaTipi: 'SATIS', to: 'anybody', lines: 5, items: [
    { malHizmet: 'Sıvı el sabunu, 5 L bidon', birim: 'C62', fiyat: 189.9, miktar: [4, 60], kdvOrani: 20, iskonto: [5, 10] },
    { malHizmet: 'Çöp poşeti, jumbo boy 80×110 cm', birim: 'PA', fiyat: 64.16667, miktar: [10, 240], kdvOrani: 20 },
    { malHizmet: 'Z katlı kâğıt havlu, 200 yaprak × 12', birim: 'BX', fiyat: 412.35, miktar: [6, 80], kdvOrani: 20, iskonto: [7.5] },
    { malHizmet: 'Damacana içme suyu, 19 L', birim: 'C62', fiyat: 95, miktar: [10, 120], kdvOrani: 1 },
    { malHizmet: 'Yüzey temizleyici, limon kokulu', birim: 'LTR', fiyat: 37.44, miktar: [20, 200], kdvOrani: 20 },
  ] },
  { faturaTipi: 'SATIS', to: 'company', lines: 2, items: [
    { malHizmet: 'Tesis yönetimi danışmanlığı, {dönem}', birim: 'MON', fiyat: 98000, miktar: [1, 1], kdvOrani: 20, iskonto: [10] },
    { malHizmet: 'Yerleşke ortak giderleri, {dönem}', birim: 'MON', fiyat: 1412750, miktar: [1, 1], kdvOrani: 20 },
  ] },
  { faturaTipi: 'SATIS', to: 'person', lines: 2, items: [
    { malHizmet: 'Daire temizliği (3+1), haftalık', birim: 'C62', fiyat: 2850, miktar: [1, 4], kdvOrani: 20 },
    { malHizmet: 'Koltuk ve halı yıkama', birim: 'MTK', fiyat: 118.4, miktar: [6, 40], kdvOrani: 20, iskonto: [15] },
  ] },
  { faturaTipi: 'ISTISNA', paraBirimi: 'EUR', to: 'company', lines: 1, items: [
    { malHizmet: 'Uzaktan tesis izleme hizmeti (hizmet ihracatı), {dönem}', birim: 'MON', fiyat: 4275.5, miktar: [1, 3], kdvOrani: 0, istisna: '302' },
  ] },
  { faturaTipi: 'SATIS', paraBirimi: 'USD', to: 'company', lines: 2, items: [
    { malHizmet: 'Endüstriyel zemin otomatı kiralama', birim: 'MON', fiyat: 1180, miktar: [1, 6], kdvOrani: 20 },
    { malHizmet: 'Kullanıcı eğitimi', birim: 'HUR', fiyat: 85.25, miktar: [4, 16], kdvOrani: 20, iskonto: [20] },
  ] },
  { faturaTipi: 'IADE', to: 'company', lines: 2, items: [
    { malHizmet: 'İade: sıvı el sabunu, 5 L bidon', birim: 'C62', fiyat: 176.2, miktar: [2, 24], kdvOrani: 20 },
    { malHizmet: 'İade: mikrofiber bez', birim: 'PA', fiyat: 88.9, miktar: [1, 30], kdvOrani: 20 },
  ] },
  { faturaTipi: 'OZELMATRAH', to: 'company', lines: 1, items: [
    { malHizmet: 'Kıdem ödülü, 22 ayar altın rozet', birim: 'C62', fiyat: 12640, miktar: [1, 12], kdvOrani: 20, ozelMatrah: { nedeni: '805', yuzde: 12 } },
  ] },
  { faturaTipi: 'IHRACKAYITLI', to: 'company', lines: 1, items: [
    { malHizmet: 'Endüstriyel temizlik bezi, ihraç kayıtlı', birim: 'KGM', fiyat: 96.3, miktar: [400, 7000], kdvOrani: 0, istisna: '701' },
  ] },
  { faturaTipi: 'KONAKLAMAVERGISI', to: 'company', lines: 1, items: [
    { malHizmet: 'Misafirhane konaklama bedeli, {dönem}', birim: 'DAY', fiyat: 1875, miktar: [4, 60], kdvOrani: 0, konaklama: true },
  ] },
];

const flourMill: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 3, items: [
    { malHizmet: 'Ekmeklik buğday unu, 50 kg çuval', birim: 'C62', fiyat: 985, miktar: [20, 800], kdvOrani: 1, iskonto: [3] },
    { malHizmet: 'Kepekli yem, dökme', birim: 'TNE', fiyat: 8640, miktar: [2, 26], kdvOrani: 1 },
    { malHizmet: 'Palet bedeli', birim: 'C62', fiyat: 310, miktar: [2, 40], kdvOrani: 20 },
  ] },
  { faturaTipi: 'IHRACKAYITLI', to: 'company', lines: 1, items: [
    { malHizmet: 'İhraç kayıtlı buğday unu, big-bag', birim: 'TNE', fiyat: 17350, miktar: [20, 120], kdvOrani: 0, istisna: '701' },
  ] },
];

const consultant: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 2, items: [
    { malHizmet: 'İş sağlığı ve güvenliği danışmanlığı, {dönem}', birim: 'MON', fiyat: 14500, miktar: [1, 2], kdvOrani: 20 },
    { malHizmet: 'Risk değerlendirme raporu', birim: 'C62', fiyat: 4860, miktar: [1, 3], kdvOrani: 20, iskonto: [10] },
  ] },
];

const logistics: Offers = [
  { faturaTipi: 'TEVKIFAT', to: 'company', lines: 2, items: [
    { malHizmet: 'Yurt içi karayolu taşımacılığı', birim: 'C62', fiyat: 28750, miktar: [1, 18], kdvOrani: 20, tevkifat: freight },
    { malHizmet: 'Antrepo ardiye bedeli', birim: 'DAY', fiyat: 1640, miktar: [3, 28], kdvOrani: 20 },
  ] },
  { faturaTipi: 'ISTISNA', paraBirimi: 'USD', to: 'company', lines: 1, items: [
    { malHizmet: 'Uluslararası taşımacılık, Tekirdağ – Rotterdam', birim: 'C62', fiyat: 3825.5, miktar: [1, 4], kdvOrani: 0, istisna: '311' },
  ] },
];

const architect: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 2, items: [
    { malHizmet: 'Mimari proje çizimi', birim: 'MTK', fiyat: 185, miktar: [90, 640], kdvOrani: 20, iskonto: [5] },
    { malHizmet: 'Şantiye kontrollüğü', birim: 'DAY', fiyat: 5400, miktar: [1, 10], kdvOrani: 20 },
  ] },
];

const hotel: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 3, items: [
    { malHizmet: 'Konaklama, çift kişilik oda', birim: 'DAY', fiyat: 3950, miktar: [1, 12], kdvOrani: 10, konaklama: true },
    { malHizmet: 'Akşam yemeği', birim: 'C62', fiyat: 640, miktar: [2, 40], kdvOrani: 10 },
    { malHizmet: 'Toplantı salonu kirası', birim: 'DAY', fiyat: 12500, miktar: [1, 3], kdvOrani: 20 },
  ] },
  { faturaTipi: 'KONAKLAMAVERGISI', to: 'company', lines: 1, items: [
    { malHizmet: 'Grup konaklama bedeli, {dönem}', birim: 'DAY', fiyat: 2125, miktar: [6, 48], kdvOrani: 0, konaklama: true },
  ] },
];

const translator: Offers = [
  { faturaTipi: 'SATIS', to: 'company', lines: 2, items: [
    { malHizmet: 'Yeminli çeviri, 1000 karakter', birim: 'C62', fiyat: 420, miktar: [8, 140], kdvOrani: 20 },
    { malHizmet: 'Simultane çeviri', birim: 'HUR', fiyat: 3750, miktar: [2, 10], kdvOrani: 20 },
  ] },
  { faturaTipi: 'ISTISNA', paraBirimi: 'EUR', to: 'company', lines: 1, items: [
    { malHizmet: 'Teknik çeviri (hizmet ihracatı)', birim: 'C62', fiyat: 9.75, miktar: [60, 900], kdvOrani: 0, istisna: '302' },
  ] },
];

const weavingMill: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 3, items: [
    { malHizmet: 'Pamuklu otel nevresim takımı', birim: 'SET', fiyat: 1120.5, miktar: [6, 200], kdvOrani: 10, iskonto: [5, 12.5] },
    { malHizmet: 'Havlu, 500 g/m², 70×140 cm', birim: 'C62', fiyat: 168.75, miktar: [24, 600], kdvOrani: 10 },
    { malHizmet: 'İş önlüğü, baskılı', birim: 'C62', fiyat: 244.9, miktar: [10, 150], kdvOrani: 10 },
  ] },
  { faturaTipi: 'IHRACKAYITLI', to: 'company', lines: 1, items: [
    { malHizmet: 'Ham bez, ihraç kayıtlı', birim: 'MTR', fiyat: 58.2, miktar: [2000, 24000], kdvOrani: 0, istisna: '701' },
  ] },
];

const stationer: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 4, items: [
    { malHizmet: 'Fotokopi kâğıdı, A4 80 g', birim: 'PA', fiyat: 142.5, miktar: [5, 120], kdvOrani: 20 },
    { malHizmet: 'Klasör, geniş', birim: 'C62', fiyat: 67.35, miktar: [10, 96], kdvOrani: 20, iskonto: [10] },
    { malHizmet: 'Tükenmez kalem, mavi (50’li)', birim: 'BX', fiyat: 385, miktar: [1, 12], kdvOrani: 20 },
    { malHizmet: 'Ajanda', birim: 'C62', fiyat: 219.9, miktar: [2, 60], kdvOrani: 20 },
  ] },
];

const coldStorage: Offers = [
  { faturaTipi: 'SATIS', to: 'company', lines: 2, items: [
    { malHizmet: 'Soğuk hava deposu kirası, {dönem}', birim: 'MON', fiyat: 118400, miktar: [1, 2], kdvOrani: 20 },
    { malHizmet: 'Kuru kayısı, 1. sınıf', birim: 'KGM', fiyat: 286.45, miktar: [100, 4200], kdvOrani: 1, iskonto: [4] },
  ] },
];

/** Offers of customers of integrators: electricity, software. */
export const integratorOffers: Offers = [
  { faturaTipi: 'SATIS', to: 'anybody', lines: 1, items: [
    { malHizmet: 'Elektrik enerjisi bedeli, {dönem}', birim: 'KWH', fiyat: 4.12, miktar: [300, 9000], kdvOrani: 20 },
  ] },
  { faturaTipi: 'SATIS', to: 'anybody', lines: 2, items: [
    { malHizmet: 'Yazılım bakım ve destek aboneliği, {dönem}', birim: 'MON', fiyat: 6250, miktar: [1, 3], kdvOrani: 20 },
    { malHizmet: 'Bulut depolama', birim: 'MON', fiyat: 1499.9, miktar: [1, 1], kdvOrani: 20 },
  ] },
];

/** Offers of the account holders, in the order of their user codes. */
export const offersByAccount: readonly Offers[] = [
  facilityManagement, flourMill, consultant, logistics, architect, hotel, translator, weavingMill, stationer, coldStorage,
];
