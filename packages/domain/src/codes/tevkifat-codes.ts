import { withValidity, type Validity } from '../facts/validity';

/** A reason for withholding KDV. */
export interface TevkifatCode extends Validity {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** Share of the KDV that is withheld, in percent; null = free. */
  readonly rate: null | number;
  readonly group: 'free' | 'full' | 'partial';
  /** Code that is sent to the portal. */
  readonly submitCode: string;
  /** Section of the KDV general communiqué. */
  readonly legalRef?: string;
  /** Rates that GİB accepts with the code, former rates included. */
  readonly gibAllowedRates: readonly number[];
  /** Title that begins with 'Tam Tevkifat:'. */
  readonly titleFull?: string;
  /** Partial withholding code with the same subject. */
  readonly partialCode?: string;
}

/** Withholding codes (REF-10, REF-11). Source: the official UBL-TR list and the KDV general communiqué. */
export const tevkifatCodes: readonly TevkifatCode[] = /* @__PURE__ */ withValidity<TevkifatCode>([
  { value: '601', title: 'Yapım İşleri ile Bu İşlerle Birlikte İfa Edilen Mühendislik-Mimarlık ve Etüt-Proje Hizmetleri', rate: 40, group: 'partial', submitCode: '601', legalRef: 'KDVGUT I/C-2.1.3.2.1', gibAllowedRates: [30, 40] },
  { value: '602', title: 'Etüt, Plan-Proje, Danışmanlık, Denetim ve Benzeri Hizmetler', rate: 90, group: 'partial', submitCode: '602', legalRef: 'KDVGUT I/C-2.1.3.2.2', gibAllowedRates: [90] },
  { value: '603', title: 'Makine, Teçhizat, Demirbaş ve Taşıtlara Ait Tadil, Bakım ve Onarım Hizmetleri', rate: 70, group: 'partial', submitCode: '603', legalRef: 'KDVGUT I/C-2.1.3.2.3', gibAllowedRates: [50, 70] },
  { value: '604', title: 'Yemek Servis Hizmeti', rate: 50, group: 'partial', submitCode: '604', legalRef: 'KDVGUT I/C-2.1.3.2.4', gibAllowedRates: [50] },
  { value: '605', title: 'Organizasyon Hizmeti', rate: 50, group: 'partial', submitCode: '605', legalRef: 'KDVGUT I/C-2.1.3.2.4', gibAllowedRates: [50] },
  { value: '606', title: 'İşgücü Temin Hizmetleri', rate: 90, group: 'partial', submitCode: '606', legalRef: 'KDVGUT I/C-2.1.3.2.5', gibAllowedRates: [90] },
  { value: '607', title: 'Özel Güvenlik Hizmeti', rate: 90, group: 'partial', submitCode: '607', legalRef: 'KDVGUT I/C-2.1.3.2.5', gibAllowedRates: [90] },
  { value: '608', title: 'Yapı Denetim Hizmetleri', rate: 90, group: 'partial', submitCode: '608', legalRef: 'KDVGUT I/C-2.1.3.2.6', gibAllowedRates: [90] },
  { value: '609', title: 'Fason Olarak Yaptırılan Tekstil ve Konfeksiyon İşleri, Çanta ve Ayakkabı Dikim İşleri ve Bu İşlere Aracılık Hizmetleri', rate: 70, group: 'partial', submitCode: '609', legalRef: 'KDVGUT I/C-2.1.3.2.7', gibAllowedRates: [50, 70] },
  { value: '610', title: 'Turistik Mağazalara Verilen Müşteri Bulma/Götürme Hizmetleri', rate: 90, group: 'partial', submitCode: '610', legalRef: 'KDVGUT I/C-2.1.3.2.8', gibAllowedRates: [90] },
  { value: '611', title: 'Spor Kulüplerinin Yayın, Reklam ve İsim Hakkı Gelirlerine Konu İşlemleri', rate: 90, group: 'partial', submitCode: '611', legalRef: 'KDVGUT I/C-2.1.3.2.9', gibAllowedRates: [90] },
  { value: '612', title: 'Temizlik Hizmeti', rate: 90, group: 'partial', submitCode: '612', legalRef: 'KDVGUT I/C-2.1.3.2.10', gibAllowedRates: [70, 90] },
  { value: '613', title: 'Çevre ve Bahçe Bakım Hizmetleri', rate: 90, group: 'partial', submitCode: '613', legalRef: 'KDVGUT I/C-2.1.3.2.10', gibAllowedRates: [70, 90] },
  { value: '614', title: 'Servis Taşımacılığı Hizmeti', rate: 50, group: 'partial', submitCode: '614', legalRef: 'KDVGUT I/C-2.1.3.2.11', gibAllowedRates: [50] },
  { value: '615', title: 'Her Türlü Baskı ve Basım Hizmetleri', rate: 70, group: 'partial', submitCode: '615', legalRef: 'KDVGUT I/C-2.1.3.2.12', gibAllowedRates: [50, 70] },
  { value: '616', title: 'Diğer Hizmetler', rate: 50, group: 'partial', submitCode: '616', legalRef: 'KDVGUT I/C-2.1.3.2.13', gibAllowedRates: [50] },
  { value: '617', title: 'Hurda Metalden Elde Edilen Külçe Teslimleri', rate: 70, group: 'partial', submitCode: '617', legalRef: 'KDVGUT I/C-2.1.3.3.1', gibAllowedRates: [70] },
  { value: '618', title: 'Hurda Metalden Elde Edilenler Dışındaki Bakır, Çinko, Demir-Çelik, Alüminyum ve Kurşun Külçe Teslimi', rate: 70, group: 'partial', submitCode: '618', legalRef: 'KDVGUT I/C-2.1.3.3.1', gibAllowedRates: [70] },
  { value: '619', title: 'Bakır, Çinko ve Alüminyum Ürünlerinin Teslimi', rate: 70, group: 'partial', submitCode: '619', legalRef: 'KDVGUT I/C-2.1.3.3.2', gibAllowedRates: [70] },
  { value: '620', title: 'İstisnadan Vazgeçenlerin Hurda ve Atık Teslimi', rate: 70, group: 'partial', submitCode: '620', legalRef: 'KDVGUT I/C-2.1.3.3.3', gibAllowedRates: [70] },
  { value: '621', title: 'Metal, Plastik, Lastik, Kauçuk, Kâğıt ve Cam Hurda ve Atıklardan Elde Edilen Hammadde Teslimi', rate: 90, group: 'partial', submitCode: '621', legalRef: 'KDVGUT I/C-2.1.3.3.4', gibAllowedRates: [90] },
  { value: '622', title: 'Pamuk, Tiftik, Yün ve Yapağı ile Ham Post ve Deri Teslimleri', rate: 90, group: 'partial', submitCode: '622', legalRef: 'KDVGUT I/C-2.1.3.3.5', gibAllowedRates: [90] },
  { value: '623', title: 'Ağaç ve Orman Ürünleri Teslimi', rate: 50, group: 'partial', submitCode: '623', legalRef: 'KDVGUT I/C-2.1.3.3.6', gibAllowedRates: [50] },
  { value: '624', title: 'Yük Taşımacılığı Hizmeti', rate: 20, group: 'partial', submitCode: '624', legalRef: 'KDVGUT I/C-2.1.3.2.11', gibAllowedRates: [20] },
  { value: '625', title: 'Ticari Reklam Hizmetleri', rate: 30, group: 'partial', submitCode: '625', legalRef: 'KDVGUT I/C-2.1.3.2.15', gibAllowedRates: [30] },
  { value: '626', title: 'Diğer Teslimler', rate: 20, group: 'partial', submitCode: '626', legalRef: 'KDVGUT I/C-2.1.3.3.7', gibAllowedRates: [20] },
  { value: '627', title: 'Demir-Çelik Ürünlerinin Teslimi', rate: 50, group: 'partial', submitCode: '627', legalRef: 'KDVGUT I/C-2.1.3.3.8', gibAllowedRates: [40, 50] },
  { value: '627-Ex', title: 'Demir-Çelik Ürünlerinin Teslimi (01.11.2022 öncesi)', rate: 40, group: 'partial', submitCode: '627', legalRef: 'KDVGUT I/C-2.1.3.3.8', gibAllowedRates: [40] },
  { value: '650', title: 'Diğer', rate: null, group: 'free', submitCode: '650', gibAllowedRates: [20, 30, 50, 70, 90] },
  { value: '801', title: 'Yapım İşleri ile Bu İşlerle Birlikte İfa Edilen Mühendislik-Mimarlık ve Etüt-Proje Hizmetleri', titleFull: 'Tam Tevkifat: Yapım İşleri ile Bu İşlerle Birlikte İfa Edilen Mühendislik-Mimarlık ve Etüt-Proje Hizmetleri', rate: 100, group: 'full', submitCode: '801', partialCode: '601', legalRef: 'KDVGUT I/C-2.1.3.2.1', gibAllowedRates: [100] },
  { value: '802', title: 'Etüt, Plan-Proje, Danışmanlık, Denetim ve Benzeri Hizmetler', titleFull: 'Tam Tevkifat: Etüt, Plan-Proje, Danışmanlık, Denetim ve Benzeri Hizmetler', rate: 100, group: 'full', submitCode: '802', partialCode: '602', legalRef: 'KDVGUT I/C-2.1.3.2.2', gibAllowedRates: [100] },
  { value: '803', title: 'Makine, Teçhizat, Demirbaş ve Taşıtlara Ait Tadil, Bakım ve Onarım Hizmetleri', titleFull: 'Tam Tevkifat: Makine, Teçhizat, Demirbaş ve Taşıtlara Ait Tadil, Bakım ve Onarım Hizmetleri', rate: 100, group: 'full', submitCode: '803', partialCode: '603', legalRef: 'KDVGUT I/C-2.1.3.2.3', gibAllowedRates: [100] },
  { value: '804', title: 'Yemek Servis Hizmeti', titleFull: 'Tam Tevkifat: Yemek Servis Hizmeti', rate: 100, group: 'full', submitCode: '804', partialCode: '604', legalRef: 'KDVGUT I/C-2.1.3.2.4', gibAllowedRates: [100] },
  { value: '805', title: 'Organizasyon Hizmeti', titleFull: 'Tam Tevkifat: Organizasyon Hizmeti', rate: 100, group: 'full', submitCode: '805', partialCode: '605', legalRef: 'KDVGUT I/C-2.1.3.2.4', gibAllowedRates: [100] },
  { value: '806', title: 'İşgücü Temin Hizmetleri', titleFull: 'Tam Tevkifat: İşgücü Temin Hizmetleri', rate: 100, group: 'full', submitCode: '806', partialCode: '606', legalRef: 'KDVGUT I/C-2.1.3.2.5', gibAllowedRates: [100] },
  { value: '807', title: 'Özel Güvenlik Hizmeti', titleFull: 'Tam Tevkifat: Özel Güvenlik Hizmeti', rate: 100, group: 'full', submitCode: '807', partialCode: '607', legalRef: 'KDVGUT I/C-2.1.3.2.5', gibAllowedRates: [100] },
  { value: '808', title: 'Yapı Denetim Hizmetleri', titleFull: 'Tam Tevkifat: Yapı Denetim Hizmetleri', rate: 100, group: 'full', submitCode: '808', partialCode: '608', legalRef: 'KDVGUT I/C-2.1.3.2.6', gibAllowedRates: [100] },
  { value: '809', title: 'Fason Olarak Yaptırılan Tekstil ve Konfeksiyon İşleri, Çanta ve Ayakkabı Dikim İşleri ve Bu İşlere Aracılık Hizmetleri', titleFull: 'Tam Tevkifat: Fason Olarak Yaptırılan Tekstil ve Konfeksiyon İşleri, Çanta ve Ayakkabı Dikim İşleri ve Bu İşlere Aracılık Hizmetleri', rate: 100, group: 'full', submitCode: '809', partialCode: '609', legalRef: 'KDVGUT I/C-2.1.3.2.7', gibAllowedRates: [100] },
  { value: '810', title: 'Turistik Mağazalara Verilen Müşteri Bulma/Götürme Hizmetleri', titleFull: 'Tam Tevkifat: Turistik Mağazalara Verilen Müşteri Bulma/Götürme Hizmetleri', rate: 100, group: 'full', submitCode: '810', partialCode: '610', legalRef: 'KDVGUT I/C-2.1.3.2.8', gibAllowedRates: [100] },
  { value: '811', title: 'Spor Kulüplerinin Yayın, Reklam ve İsim Hakkı Gelirlerine Konu İşlemleri', titleFull: 'Tam Tevkifat: Spor Kulüplerinin Yayın, Reklam ve İsim Hakkı Gelirlerine Konu İşlemleri', rate: 100, group: 'full', submitCode: '811', partialCode: '611', legalRef: 'KDVGUT I/C-2.1.3.2.9', gibAllowedRates: [100] },
  { value: '812', title: 'Temizlik Hizmeti', titleFull: 'Tam Tevkifat: Temizlik Hizmeti', rate: 100, group: 'full', submitCode: '812', partialCode: '612', legalRef: 'KDVGUT I/C-2.1.3.2.10', gibAllowedRates: [100] },
  { value: '813', title: 'Çevre ve Bahçe Bakım Hizmetleri', titleFull: 'Tam Tevkifat: Çevre ve Bahçe Bakım Hizmetleri', rate: 100, group: 'full', submitCode: '813', partialCode: '613', legalRef: 'KDVGUT I/C-2.1.3.2.10', gibAllowedRates: [100] },
  { value: '814', title: 'Servis Taşımacılığı Hizmeti', titleFull: 'Tam Tevkifat: Servis Taşımacılığı Hizmeti', rate: 100, group: 'full', submitCode: '814', partialCode: '614', legalRef: 'KDVGUT I/C-2.1.3.2.11', gibAllowedRates: [100] },
  { value: '815', title: 'Her Türlü Baskı ve Basım Hizmetleri', titleFull: 'Tam Tevkifat: Her Türlü Baskı ve Basım Hizmetleri', rate: 100, group: 'full', submitCode: '815', partialCode: '615', legalRef: 'KDVGUT I/C-2.1.3.2.12', gibAllowedRates: [100] },
  { value: '816', title: 'Hurda Metalden Elde Edilen Külçe Teslimleri', titleFull: 'Tam Tevkifat: Hurda Metalden Elde Edilen Külçe Teslimleri', rate: 100, group: 'full', submitCode: '816', partialCode: '617', legalRef: 'KDVGUT I/C-2.1.3.3.1', gibAllowedRates: [100] },
  { value: '817', title: 'Hurda Metalden Elde Edilenler Dışındaki Bakır, Çinko, Demir-Çelik, Alüminyum ve Kurşun Külçe Teslimi', titleFull: 'Tam Tevkifat: Hurda Metalden Elde Edilenler Dışındaki Bakır, Çinko, Demir-Çelik, Alüminyum ve Kurşun Külçe Teslimi', rate: 100, group: 'full', submitCode: '817', partialCode: '618', legalRef: 'KDVGUT I/C-2.1.3.3.1', gibAllowedRates: [100] },
  { value: '818', title: 'Bakır, Çinko, Alüminyum ve Kurşun Ürünlerinin Teslimi', titleFull: 'Tam Tevkifat: Bakır, Çinko, Alüminyum ve Kurşun Ürünlerinin Teslimi', rate: 100, group: 'full', submitCode: '818', partialCode: '619', legalRef: 'KDVGUT I/C-2.1.3.3.2', gibAllowedRates: [100] },
  { value: '819', title: 'İstisnadan Vazgeçenlerin Hurda ve Atık Teslimi', titleFull: 'Tam Tevkifat: İstisnadan Vazgeçenlerin Hurda ve Atık Teslimi', rate: 100, group: 'full', submitCode: '819', partialCode: '620', legalRef: 'KDVGUT I/C-2.1.3.3.3', gibAllowedRates: [100] },
  { value: '820', title: 'Metal, Plastik, Lastik, Kauçuk, Kâğıt ve Cam Hurda ve Atıklardan Elde Edilen Hammadde Teslimi', titleFull: 'Tam Tevkifat: Metal, Plastik, Lastik, Kauçuk, Kâğıt ve Cam Hurda ve Atıklardan Elde Edilen Hammadde Teslimi', rate: 100, group: 'full', submitCode: '820', partialCode: '621', legalRef: 'KDVGUT I/C-2.1.3.3.4', gibAllowedRates: [100] },
  { value: '821', title: 'Pamuk, Tiftik, Yün ve Yapağı ile Ham Post ve Deri Teslimleri', titleFull: 'Tam Tevkifat: Pamuk, Tiftik, Yün ve Yapağı ile Ham Post ve Deri Teslimleri', rate: 100, group: 'full', submitCode: '821', partialCode: '622', legalRef: 'KDVGUT I/C-2.1.3.3.5', gibAllowedRates: [100] },
  { value: '822', title: 'Ağaç ve Orman Ürünleri Teslimi', titleFull: 'Tam Tevkifat: Ağaç ve Orman Ürünleri Teslimi', rate: 100, group: 'full', submitCode: '822', partialCode: '623', legalRef: 'KDVGUT I/C-2.1.3.3.6', gibAllowedRates: [100] },
  { value: '823', title: 'Yük Taşımacılığı Hizmeti', titleFull: 'Tam Tevkifat: Yük Taşımacılığı Hizmeti', rate: 100, group: 'full', submitCode: '823', partialCode: '624', legalRef: 'KDVGUT I/C-2.1.3.2.11', gibAllowedRates: [100] },
  { value: '824', title: 'Ticari Reklam Hizmetleri', titleFull: 'Tam Tevkifat: Ticari Reklam Hizmetleri', rate: 100, group: 'full', submitCode: '824', partialCode: '625', legalRef: 'KDVGUT I/C-2.1.3.2.15', gibAllowedRates: [100] },
  { value: '825', title: 'Demir-Çelik Ürünlerinin Teslimi', titleFull: 'Tam Tevkifat: Demir-Çelik Ürünlerinin Teslimi', rate: 100, group: 'full', submitCode: '825', partialCode: '627', legalRef: 'KDVGUT I/C-2.1.3.3.8', gibAllowedRates: [100] },
]);
