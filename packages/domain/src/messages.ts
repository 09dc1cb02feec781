/** Turkish text of every fault, by its permanent code; {name} stands for a parameter of the fault. */
export const faultMessages = {
  REQUIRED: 'Bu alan gereklidir',
  INVALID_EMAIL: 'Lütfen geçerli bir email adresi giriniz.',
  MALFORMED_EMAIL: 'Geçersiz email adresi',
  PASSWORD_TOO_SHORT: 'Şifre en az altı karakter içermelidir.',
  NEW_PASSWORD_TOO_SHORT: 'Parola en az 6 karakter olmalıdır.',
  PASSWORDS_DIFFER: 'Parolalar eşleşmiyor.',
  NEW_PASSWORDS_DIFFER: 'Parolalar eşleşmiyor',
  FIRST_NAME_TOO_SHORT: 'İsim en az iki karakter olmalıdır.',
  LAST_NAME_TOO_SHORT: 'Soyadı en az iki karakter olmalıdır.',
  NAME_TOO_SHORT: 'Ad en az iki karakter olmalıdır.',
  KVKK_NOT_ACCEPTED: 'Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.',
  MEMBERSHIP_NOT_ACCEPTED: 'Üye olabilmek için Üyelik Sözleşmesini onaylamalısınız',
  INVALID_DATE: 'Geçersiz tarih',
  INVALID_TIME: 'Geçersiz saat',
  FUTURE_DATE: 'Fatura tarihi bugünden sonra: GİB faturayı o güne kadar kabul etmez.',
  SIGNING_DAY_PASSED: 'İmza süresi geçmiş: GİB geç imzayı kabul etmeyebilir.',
  SIGNING_DAY_NEAR: 'Son imza günü {date}: GİB daha geç bir imzayı kabul etmeyebilir.',
  DELIVERY_NOTE_IN_FUTURE: 'İrsaliye tarihi bugünden sonra olamaz: GİB böyle bir faturayı kabul etmez.',
  KDV_RATE_NOT_CHOSEN: 'KDV ayırmak için önce KDV Oranını seçmelisiniz',
  NO_INVOICE_TO_DOWNLOAD: 'Lütfen indirmek istediğiniz faturaları seçiniz',
  NO_INVOICE_TO_SIGN: 'Lütfen imzalamak istediğiniz faturaları seçiniz',
  CHANGED_SINCE_CODE: 'Kod istendikten sonra değiştirildi',
  NO_CUSTOMER_TO_DELETE: 'Silmek için en az bir cari seçilmeli',
  NO_STOCK_ITEM_TO_DELETE: 'Silmek için en az bir stok seçilmeli',
  STOCK_NEEDS_OZELMATRAH: 'Bu stok için fatura tipi Özel Matrah olmalıdır.',
  STOCK_NEEDS_IHRACKAYITLI: 'Bu stok için fatura tipi İhraç Kayıtlı olmalıdır.',
  STOCK_NEEDS_ISTISNA: 'Bu stok için fatura tipi İstisna olmalıdır.',
  STOCK_NEEDS_TEVKIFAT: 'Bu stok için fatura tipi Tevkifat olmalıdır.',
  GTIP_LENGTH: 'GTIP 12 haneli olmalıdır',
  VKN_LENGTH: 'VKN 10 haneli olmalıdır',
  TCKN_LENGTH: 'TCKN 11 haneli olmalıdır',
  VKN_TCKN_LENGTH: 'VKN 10, TCKN 11 haneli olmalıdır',
  VKN_TCKN_CHECK_DIGIT: 'Numara hatalı görünüyor, kontrol ediniz.',
  ELEVEN_DIGITS: '11 haneli olmalıdır',
  PHONE_LENGTH: 'Telefon numarası 10 haneli olmalıdır',
  INVALID_IBAN: 'Geçersiz IBAN',
  CARD_NUMBER_LENGTH: 'Kart numarası 16 haneli olmalıdır',
  CVC_LENGTH: 'CVC 3 haneli olmalıdır',
  INVALID_NUMBER: 'Geçersiz sayı',
  TOO_MANY_DECIMALS: 'Virgülden sonra en fazla {max} basamak girilebilir',
  NUMBER_TOO_LARGE: 'Virgülden önce en fazla {max} basamak girilebilir',
  NOT_A_COUNT: 'Tam sayı olmalıdır',
  NOT_POSITIVE: 'Sıfırdan büyük olmalıdır',
  RATE_TOO_HIGH: 'Oran en fazla {max} olabilir',
  COUNT_TOO_HIGH: 'En fazla {max} olabilir',
  INVALID_TEXT: 'Geçersiz karakter içeriyor',
  TEXT_TOO_LONG: 'En fazla {max} karakter olabilir',
  INVALID_CHOICE: 'Listede olmayan bir değer',
  INVALID_VALUE: 'Geçersiz değer',
  OLD_KDV_RATE: '10.07.2023 tarihinden itibaren KDV oranı %8 yerine %10, %18 yerine %20 uygulanır.',
  KDV_RATE_OFF_LIST: 'KDV oranı listede olmalıdır',
  ISKONTO_EXCEEDS_PRICE: 'İskonto, satırın tutarından büyük olamaz',
  CURRENCY_RETIRED: '{code} artık kullanılmıyor: GİB bu para birimiyle fatura kabul etmez.',
  UNKNOWN_TAX: 'Bilinmeyen vergi kodu: {code}',
  TAX_NOT_FOR_TYPE: '{code} vergisi bu fatura tipinde kullanılamaz',
  TOO_MANY_TAXES: 'Satırlarda toplam en çok {max} vergi olabilir, lütfen faturayı bölünüz',
  KONAKLAMA_RATE: 'Konaklama vergisi oranı 2 olmalıdır',
  TEVKIFAT_NOT_FOR_TYPE: 'KDV tevkifatı bu fatura tipinde kullanılamaz',
  TEVKIFAT_REQUIRED: 'Tevkifat faturasında en az bir satırda tevkifat kodu veya oranı olmalıdır',
  TEVKIFAT_NEEDS_KDV: 'Tevkifat için KDV oranı sıfırdan büyük olmalıdır',
  TEVKIFAT_RATE_OFF_LIST: '{code} kodu için bu tevkifat oranı kullanılamaz',
  OLD_TEVKIFAT_RATE: '{code} kodu için bu oran {date} tarihinden önceki faturalara aittir',
  TEVKIFAT_NOT_OFFICIAL:
    "650 kodu ve serbest oran GİB'in tevkifat listesinde yok: portal kabul eder, GİB'in denetimi etmez. Uygun kod varsa onu seçiniz.",
  REASON_REQUIRED: 'KDV oranı 0 olan satırda istisna / muafiyet sebebi gereklidir',
  KDV_COMES_TO_ZERO:
    'Bu orandaki KDV 0,00 çıkıyor ve GİB bunu sebepsiz kabul etmez: KDV oranını 0 yapıp istisna / muafiyet sebebini seçiniz ya da satırı çıkarınız.',
  EXPORT_REASON_MISSING: 'İhraç kayıtlı satırda 701–704 kodlarından biri beklenir',
  REASON_NOT_FOR_TYPE: '{code} sebebi bu fatura tipinde kullanılamaz',
  REASON_NOT_ON_DATE: '{code} sebebi bu fatura tarihinde kullanılamaz',
  REASON_NEEDS_ZERO_KDV: 'İstisna sebebi yalnızca KDV oranı 0 olan satırda seçilebilir',
  REASON_NEEDS_KDV: '{code} sebebi için KDV oranı sıfırdan büyük olmalıdır',
  REASON_BESIDE_ZERO_KDV:
    "{code} sebebi, KDV'si 0 olan bir satırla aynı faturada olamaz; satırları ayrı faturalarda kesiniz",
  REASON_BESIDE_702:
    '702 sebepli satır bulunan faturada GİB her satırda GTİP ve alıcı DİB satır kodu ister: bu satırı ayrı faturada kesiniz.',
  PERMIT_CODE_MISSING: 'GİB 702 sebebinde alıcı DİB satır kodunu (11 karakter) ister.',
  PERMIT_CODE_LENGTH: 'Alıcı DİB satır kodu 11 karakter (büyük harf ve rakam) olmalıdır',
  PERMIT_CODE_NOT_FOR_REASON: 'Alıcı DİB satır kodu yalnızca 702 sebebiyle girilir',
  ISTISNA_REQUIRED: 'İstisna faturasında en az bir satırın KDV oranı 0 olmalıdır',
  OZELMATRAH_REQUIRED: 'Özel matrah faturasında en az bir satırda özel matrah nedeni olmalıdır',
  OZELMATRAH_NOT_FOR_TYPE: 'Özel matrah bu fatura tipinde kullanılamaz',
  RETURN_NUMBER_LENGTH: 'Fatura numarası 16 karakter olmalıdır',
  RETURN_DATE_AFTER_INVOICE: 'İade edilen faturanın tarihi, bu faturanın tarihinden sonra olamaz',
  NEGATIVE_TOTAL: 'Ödenecek tutar sıfırdan küçük olamaz',
  TOTAL_TOO_LARGE: 'Fatura toplamı çok büyük',
} as const;

/** Permanent code of a fault. */
export type FaultCode = keyof typeof faultMessages;

interface TextFault {
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The Turkish text of a fault, with its parameters filled in. */
export function faultMessage({ code, params }: TextFault): string {
  return faultMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
