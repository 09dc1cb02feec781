import { type Card, columnOf, type ReadableColumn } from './sheets';
import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { parseTurkishNumber } from '../text/numbers';

/** The 19 columns of the customer export and import. Source: CUS-13, CUS-15. */
export const customerColumns: readonly ReadableColumn[] = [
  columnOf('VKN / TCKN', 'vknTckn'),
  columnOf('Unvan', 'unvan'),
  columnOf('Ad', 'ad'),
  columnOf('Soyad', 'soyad'),
  columnOf('Vergi Dairesi', 'vergiDairesi'),
  columnOf('Adres', 'adres'),
  columnOf('İlçe', 'ilce'),
  columnOf('İl', 'il'),
  columnOf('Posta Kodu', 'postaKodu'),
  columnOf('Ülke', 'ulke'),
  columnOf('Telefon', 'telNo'),
  columnOf('Email', 'email'),
  columnOf('Mali Müşavir Email', 'maliMusavirEmail'),
  columnOf('IBAN', 'iban'),
  columnOf('İskonto (%)', 'iskonto', 'number'),
  columnOf('Para Birimi', 'paraBirimi'),
  columnOf('Yetkili Adı', 'yetkiliAdi'),
  columnOf('Yetkili Email', 'yetkiliEmail'),
  columnOf('Yetkili Telefon', 'yetkiliTelNo'),
];

/** The 18 columns of the stock export and import. Source: STK-11, STK-13. */
export const stockColumns: readonly ReadableColumn[] = [
  columnOf('Mal / Hizmet', 'malHizmet'),
  columnOf('Stok Tipi', 'stokTipi'),
  columnOf('Birim', 'birim'),
  columnOf('Birim Fiyat', 'birimFiyat', 'number'),
  columnOf('Döviz Kodu', 'dovizKodu'),
  columnOf('GTIP', 'gtip'),
  columnOf('Açıklama', 'aciklama'),
  columnOf('KDV Oranı', 'kdvOrani', 'number'),
  { heading: 'Tevkifat Kodu', field: 'tevkifatKodu', kind: 'text', write: writeTevkifat },
  columnOf('İstisna / Muafiyet Sebebi', 'istisnaMuafiyetSebebi'),
  columnOf('Özel Matrah Nedeni', 'ozelMatrahNedeni'),
  columnOf('Özel Matrah Tutarı', 'ozelMatrahTutari', 'number'),
  columnOf('Teslim Şartı', 'teslimSarti'),
  columnOf('Eşya Kap Cinsi', 'esyaKapCinsi'),
  columnOf('Kap No', 'kapNo'),
  columnOf('Kap Adet', 'kapAdet'),
  columnOf('Teslim / Bedel Ödeme Yeri', 'teslimBedelOdemeYeri'),
  columnOf('Gönderilme Şekli', 'gonderilmeSekli'),
];

/** The rate of the free code is nowhere else, so the cell carries it: '650/35'. */
function writeTevkifat({ tevkifatKodu, V9015Orani }: Card): string {
  if (typeof tevkifatKodu !== 'string') return '';
  return tevkifatKodu === freeTevkifatCode && typeof V9015Orani === 'string' && V9015Orani !== ''
    ? `${freeTevkifatCode}/${V9015Orani}`
    : tevkifatKodu;
}

/** The fields of a stock card that a row of its sheet fills: the withholding cell gives code and rate ('650/35', '602'). Source: STK-13. */
export function readStockRow(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return fields.tevkifatKodu ? { ...fields, ...readTevkifatCell(fields.tevkifatKodu) } : fields;
}

/** The 8 columns of the template that invoice lines are uploaded with. Source: INV-29. */
export const lineColumns: readonly ReadableColumn[] = [
  columnOf('Mal / Hizmet', 'malHizmet'),
  columnOf('Miktar', 'miktar', 'number'),
  columnOf('Birim', 'birim'),
  columnOf('Birim Fiyat', 'birimFiyat', 'number'),
  columnOf('İskonto Oranı', 'iskontoOrani', 'number'),
  columnOf('KDV Oranı', 'kdvOrani', 'number'),
  columnOf('Tevkifat Kodu', 'tevkifatKodu'),
  columnOf('Açıklama', 'ozelNotlar'),
];

/** Withholding code and rate of a cell. */
export interface TevkifatCell {
  readonly tevkifatKodu: string;
  /** Percent; '' where neither cell nor code say one. */
  readonly V9015Orani: string;
}

/**
 * The withholding that a cell says: '602' has the rate of its code, '650/35' a rate of its own, with a decimal point as it is
 * written or a comma as people type. Source: STK-13.
 */
export function readTevkifatCell(cell: string): TevkifatCell {
  const [tevkifatKodu = '', typed] = cell.split('/').map((part) => part.trim());
  return { tevkifatKodu, V9015Orani: typed === undefined ? (tevkifatRates.get(tevkifatKodu) ?? '') : rateOf(typed) };
}

function rateOf(typed: string): string {
  return typed.includes(',') ? (parseTurkishNumber(typed) ?? typed) : typed;
}
