import { freeTevkifatCode } from '../facts/tevkifat';
import type { Card, ReadableColumn } from './Column';
import { columnOf } from './columnOf';

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
