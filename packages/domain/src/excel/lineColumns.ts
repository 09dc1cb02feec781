import type { ReadableColumn } from './Column';
import { columnOf } from './columnOf';

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
