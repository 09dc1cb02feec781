import { withValidity, type Validity } from '../facts/validity';

/** A tax other than KDV. */
export interface TaxType extends Validity {
  /** V and the official code. */
  readonly value: string;
  /** Official code. */
  readonly code: string;
  /** Title shown to users. */
  readonly title: string;
  /** Title on documents. */
  readonly officialTitle: string;
  /** The portal’s label. */
  readonly portalTitle: string;
  /** Field of the rate on a line. */
  readonly rateField: string;
  /** Field of the amount on a line. */
  readonly amountField: string;
  /** Field of the KDV on the tax; null when the tax bears no KDV. */
  readonly vatAmountField: null | string;
  /** Whether the tax is added to the KDV base. */
  readonly vatOnTax: boolean;
  /** Whether the portal subtracts it from the payable amount. */
  readonly deducted: boolean;
  /** Whether it is a withholding. */
  readonly withholding: boolean;
  /** Invoice types that offer it. */
  readonly invoiceTypes: readonly string[];
  /** Whether `invoiceTypes` comes from the requirements or is assumed (REF-04). */
  readonly invoiceTypesBasis: 'assumed' | 'spec';
  /** Whether the requirements name it. */
  readonly inSpec: boolean;
  /** Whether UBL-TR 1.42 contains it. */
  readonly inUblTr142: boolean;
  /** Percent on a new line. */
  readonly defaultRate?: number;
}

/**
 * Tax codes (REF-02, REF-03, REF-04). V9040 exists only on receipts and V0022 only on insurance policies; neither is
 * offered. Source: fiscal-rules 4, the UBL-TR list.
 */
export const taxTypes: readonly TaxType[] = /* @__PURE__ */ withValidity<TaxType>([
  { value: 'V0021', code: '0021', title: 'Banka Muameleleri Vergisi', officialTitle: 'Banka Muameleleri Vergisi', portalTitle: 'BANKA MUAMELELERİ VER.', rateField: 'V0021Orani', amountField: 'V0021Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0022', code: '0022', title: 'Sigorta Muameleleri Vergisi', officialTitle: 'Sigorta Muameleleri Vergisi', portalTitle: 'Sigorta Muameleleri Vergisi', rateField: 'V0022Orani', amountField: 'V0022Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: false, inUblTr142: true },
  { value: 'V0061', code: '0061', title: 'KKDF Kesintisi', officialTitle: 'Kaynak Kullanımı Destekleme Fonu Kesintisi', portalTitle: 'KKDF KESİNTİ', rateField: 'V0061Orani', amountField: 'V0061Tutari', vatAmountField: 'V0061KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0071', code: '0071', title: 'ÖTV 1. Liste', officialTitle: 'Petrol ve Doğalgaz Ürünlerine İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 1. LİSTE', rateField: 'V0071Orani', amountField: 'V0071Tutari', vatAmountField: 'V0071KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true, defaultRate: 0 },
  { value: 'V9077', code: '9077', title: 'ÖTV 2. Liste', officialTitle: 'Motorlu Taşıt Araçlarına İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 2. LİSTE', rateField: 'V9077Orani', amountField: 'V9077Tutari', vatAmountField: 'V9077KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0073', code: '0073', title: 'ÖTV 3. Liste', officialTitle: 'Kolalı Gazoz, Alkollü İçecekler ve Tütün Mamullerine İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 3. LİSTE', rateField: 'V0073Orani', amountField: 'V0073Tutari', vatAmountField: 'V0073KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0074', code: '0074', title: 'ÖTV 4. Liste', officialTitle: 'Dayanıklı Tüketim ve Diğer Mallara İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 4. LİSTE', rateField: 'V0074Orani', amountField: 'V0074Tutari', vatAmountField: 'V0074KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0075', code: '0075', title: 'ÖTV 3A Liste', officialTitle: 'Alkollü İçeceklere İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 3A LİSTE', rateField: 'V0075Orani', amountField: 'V0075Tutari', vatAmountField: 'V0075KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0076', code: '0076', title: 'ÖTV 3B Liste', officialTitle: 'Tütün Mamullerine İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 3B LİSTE', rateField: 'V0076Orani', amountField: 'V0076Tutari', vatAmountField: 'V0076KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0077', code: '0077', title: 'ÖTV 3C Liste', officialTitle: 'Kolalı Gazozlara İlişkin Özel Tüketim Vergisi', portalTitle: 'ÖTV 3C LİSTE', rateField: 'V0077Orani', amountField: 'V0077Tutari', vatAmountField: 'V0077KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V1047', code: '1047', title: 'Damga Vergisi', officialTitle: 'Damga Vergisi', portalTitle: 'DAMGA V', rateField: 'V1047Orani', amountField: 'V1047Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V1048', code: '1048', title: 'Damga Vergisi (5035)', officialTitle: '5035 Sayılı Kanuna Göre Damga Vergisi', portalTitle: '5035SKDAMGAV', rateField: 'V1048Orani', amountField: 'V1048Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V4080', code: '4080', title: 'Özel İletişim Vergisi', officialTitle: 'Özel İletişim Vergisi', portalTitle: 'Ö.İLETİŞİM V', rateField: 'V4080Orani', amountField: 'V4080Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V4081', code: '4081', title: 'Özel İletişim Vergisi (5035)', officialTitle: '5035 Sayılı Kanuna Göre Özel İletişim Vergisi', portalTitle: '5035ÖZİLETV.', rateField: 'V4081Orani', amountField: 'V4081Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V9015', code: '9015', title: 'KDV Tevkifatı', officialTitle: 'Katma Değer Vergisi Tevkifatı', portalTitle: 'KDV TEVKİFAT', rateField: 'V9015Orani', amountField: 'V9015Tutari', vatAmountField: null, vatOnTax: false, deducted: true, withholding: true, invoiceTypes: ['TEVKIFAT'], invoiceTypesBasis: 'spec', inSpec: true, inUblTr142: true },
  { value: 'V9021', code: '9021', title: 'BSMV (4961)', officialTitle: '4961 Banka Sigorta Muameleleri Vergisi', portalTitle: '4961BANKASMV', rateField: 'V9021Orani', amountField: 'V9021Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8001', code: '8001', title: 'Borsa Tescil Ücreti', officialTitle: 'Borsa Tescil Ücreti', portalTitle: 'BORSA TES.ÜC.', rateField: 'V8001Orani', amountField: 'V8001Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8002', code: '8002', title: 'Enerji Fonu', officialTitle: 'Enerji Fonu', portalTitle: 'ENERJİ FONU', rateField: 'V8002Orani', amountField: 'V8002Tutari', vatAmountField: 'V8002KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V4071', code: '4071', title: 'Elektrik ve Havagazı Tüketim Vergisi', officialTitle: 'Elektrik ve Havagazı Tüketim Vergisi', portalTitle: 'ELK.HAVAGAZ.TÜK.VER.', rateField: 'V4071Orani', amountField: 'V4071Tutari', vatAmountField: 'V4071KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8004', code: '8004', title: 'TRT Payı', officialTitle: 'TRT Payı', portalTitle: 'TRT PAYI', rateField: 'V8004Orani', amountField: 'V8004Tutari', vatAmountField: 'V8004KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8005', code: '8005', title: 'Elektrik Tüketim Vergisi', officialTitle: 'Elektrik Tüketim Vergisi', portalTitle: 'ELK.TÜK.VER.', rateField: 'V8005Orani', amountField: 'V8005Tutari', vatAmountField: 'V8005KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8006', code: '8006', title: 'Telsiz Kullanım Ücreti', officialTitle: 'Telsiz Kullanım Ücreti', portalTitle: 'TK KULLANIM', rateField: 'V8006Orani', amountField: 'V8006Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8007', code: '8007', title: 'Telsiz Ruhsat Ücreti', officialTitle: 'Telsiz Ruhsat Ücreti', portalTitle: 'TK RUHSAT', rateField: 'V8007Orani', amountField: 'V8007Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V8008', code: '8008', title: 'Çevre Temizlik Vergisi', officialTitle: 'Çevre Temizlik Vergisi', portalTitle: 'ÇEV. TEM .VER.', rateField: 'V8008Orani', amountField: 'V8008Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0003', code: '0003', title: 'Gelir Vergisi Stopajı', officialTitle: 'Gelir Vergisi Stopajı', portalTitle: 'GV. STOPAJI', rateField: 'V0003Orani', amountField: 'V0003Tutari', vatAmountField: null, vatOnTax: false, deducted: true, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0011', code: '0011', title: 'Kurumlar Vergisi Stopajı', officialTitle: 'Kurumlar Vergisi Stopajı', portalTitle: 'KV. STOPAJI', rateField: 'V0011Orani', amountField: 'V0011Tutari', vatAmountField: null, vatOnTax: false, deducted: true, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V9040', code: '9040', title: 'Mera Fonu', officialTitle: 'Mera Fonu', portalTitle: 'MERA FONU', rateField: 'V9040Orani', amountField: 'V9040Tutari', vatAmountField: null, vatOnTax: false, deducted: true, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: false, inUblTr142: true },
  { value: 'V4171', code: '4171', title: 'ÖTV 1. Liste Tevkifat', officialTitle: 'Petrol ve Doğalgaz Ürünlerine İlişkin ÖTV Tevkifatı', portalTitle: 'ÖTV 1. LİSTE TEVKİFAT', rateField: 'V4171Orani', amountField: 'V4171Tutari', vatAmountField: 'V4171KdvTutari', vatOnTax: true, deducted: false, withholding: true, invoiceTypes: ['TEVKIFAT'], invoiceTypesBasis: 'spec', inSpec: true, inUblTr142: true, defaultRate: 100 },
  { value: 'V9944', code: '9944', title: 'Belediyelere Ödenen Hal Rüsumu', officialTitle: 'Belediyelere Ödenen Hal Rüsumu', portalTitle: 'BEL.ÖD.HAL RÜSUM', rateField: 'V9944Orani', amountField: 'V9944Tutari', vatAmountField: 'V9944KdvTutari', vatOnTax: true, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true },
  { value: 'V0059', code: '0059', title: 'Konaklama Vergisi', officialTitle: 'Konaklama Vergisi', portalTitle: 'KONAKLAMA VERGİSİ', rateField: 'V0059Orani', amountField: 'V0059Tutari', vatAmountField: null, vatOnTax: false, deducted: false, withholding: false, invoiceTypes: ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'], invoiceTypesBasis: 'assumed', inSpec: true, inUblTr142: true, defaultRate: 2 },
]);
