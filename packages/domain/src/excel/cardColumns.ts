import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { parseTurkishNumber } from '../text/numbers';
import { columnsOf, type Card, type ReadableColumn } from './sheets';

/** The 20 columns of the customer export and import. Source: CUS-13, CUS-15, MNY-19. */
export const customerColumns: readonly ReadableColumn[] = /* @__PURE__ */ columnsOf([
  ['VKN / TCKN', 'vknTckn'],
  ['Unvan', 'unvan'],
  ['Ad', 'ad'],
  ['Soyad', 'soyad'],
  ['Vergi Dairesi', 'vergiDairesi'],
  ['Adres', 'adres'],
  ['İlçe', 'ilce'],
  ['İl', 'il'],
  ['Posta Kodu', 'postaKodu'],
  ['Ülke', 'ulke'],
  ['Telefon', 'telNo'],
  ['Email', 'email'],
  ['Mali Müşavir Email', 'maliMusavirEmail'],
  ['IBAN', 'iban'],
  ['İskonto (%)', 'iskonto', 'number'],
  ['Para Birimi', 'paraBirimi'],
  ['Yetkili Adı', 'yetkiliAdi'],
  ['Yetkili Email', 'yetkiliEmail'],
  ['Yetkili Telefon', 'yetkiliTelNo'],
  ['Vade (Gün)', 'vadeGunu', 'number'],
]);

/** The 18 columns of the stock export and import. Source: STK-11, STK-13. */
export const stockColumns: readonly ReadableColumn[] = /* @__PURE__ */ columnsOf([
  ['Mal / Hizmet', 'malHizmet'],
  ['Stok Tipi', 'stokTipi'],
  ['Birim', 'birim'],
  ['Birim Fiyat', 'birimFiyat', 'number'],
  ['Döviz Kodu', 'dovizKodu'],
  ['GTIP', 'gtip'],
  ['Açıklama', 'aciklama'],
  ['KDV Oranı', 'kdvOrani', 'number'],
  { heading: 'Tevkifat Kodu', field: 'tevkifatKodu', kind: 'text', write: writeTevkifat },
  ['İstisna / Muafiyet Sebebi', 'istisnaMuafiyetSebebi'],
  ['Özel Matrah Nedeni', 'ozelMatrahNedeni'],
  ['Özel Matrah Tutarı', 'ozelMatrahTutari', 'number'],
  ['Teslim Şartı', 'teslimSarti'],
  ['Eşya Kap Cinsi', 'esyaKapCinsi'],
  ['Kap No', 'kapNo'],
  ['Kap Adet', 'kapAdet'],
  ['Teslim / Bedel Ödeme Yeri', 'teslimBedelOdemeYeri'],
  ['Gönderilme Şekli', 'gonderilmeSekli'],
]);

/** The 9 columns of the upload template of invoice lines. Source: INV-29, A-16. */
export const lineColumns: readonly ReadableColumn[] = /* @__PURE__ */ columnsOf([
  ['Mal / Hizmet', 'malHizmet'],
  ['Miktar', 'miktar', 'number'],
  ['Birim', 'birim'],
  ['Birim Fiyat', 'birimFiyat', 'number'],
  ['İskonto Oranı', 'iskontoOrani', 'number'],
  ['KDV Oranı', 'kdvOrani', 'number'],
  ['Tevkifat Kodu', 'tevkifatKodu'],
  ['Alıcı DİB Satır Kodu', 'aliciDibSatirKod'],
  ['Açıklama', 'ozelNotlar'],
]);

/**
 * The fields of a stock card from a row of its sheet. The withholding cell gives code and rate ('650/35', '602').
 * Source: STK-13.
 */
export function readStockRow(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return fields.tevkifatKodu ? { ...fields, ...readTevkifatCell(fields.tevkifatKodu) } : fields;
}

/** Withholding code and rate of a cell. */
interface TevkifatCell {
  readonly tevkifatKodu: string;
  /** Percent; '' when neither the cell nor the code has one. */
  readonly V9015Orani: string;
}

/**
 * Parses the withholding cell: '602' has the rate of its code, '650/35' its own rate, with a decimal point or a comma.
 * Source: STK-13.
 */
export function readTevkifatCell(cell: string): TevkifatCell {
  const [tevkifatKodu = '', typed] = cell.split('/').map((part) => part.trim());
  return { tevkifatKodu, V9015Orani: typed === undefined ? (tevkifatRates.get(tevkifatKodu) ?? '') : rateOf(typed) };
}

function rateOf(typed: string): string {
  return typed.includes(',') ? (parseTurkishNumber(typed) ?? typed) : typed;
}

/** The free code has no fixed rate, so the cell contains it: '650/35'. */
function writeTevkifat({ tevkifatKodu, V9015Orani }: Card): string {
  if (typeof tevkifatKodu !== 'string') return '';
  return tevkifatKodu === freeTevkifatCode && typeof V9015Orani === 'string' && V9015Orani !== ''
    ? `${freeTevkifatCode}/${V9015Orani}`
    : tevkifatKodu;
}
