import * as decimal from '../decimal';
import type { JsonObject } from '../json';
import type { OfferItem } from './offers';

export interface PricedLine {
  /** The line as the portal's form sends it. */
  readonly form: JsonObject;
  readonly fiyat: bigint;
  readonly iskonto: bigint;
  readonly net: bigint;
  readonly kdv: bigint;
  readonly konaklama: bigint;
  readonly tevkifat: bigint;
}

const KONAKLAMA_RATE = 2;

/** Calculates a line, rounding at each step (fiscal-rules 2). */
export function priceLine(
  item: OfferItem,
  malHizmet: string,
  miktar: number,
  birimFiyat: string,
  iskontoOrani: number,
): PricedLine {
  const fiyat = decimal.round(decimal.multiply(decimal.parse(String(miktar)), decimal.parse(birimFiyat)));
  const iskonto = decimal.percentOf(fiyat, decimal.parse(String(iskontoOrani)));
  const net = fiyat - iskonto;
  const ozelMatrah = item.ozelMatrah ? decimal.percentOf(net, decimal.parse(String(item.ozelMatrah.yuzde))) : 0n;
  const kdv = decimal.percentOf(item.ozelMatrah ? ozelMatrah : net, decimal.parse(String(item.kdvOrani)));
  const konaklama = item.konaklama ? decimal.percentOf(net, decimal.parse(String(KONAKLAMA_RATE))) : 0n;
  const tevkifat = item.tevkifat ? decimal.percentOf(kdv, decimal.parse(String(item.tevkifat.oran))) : 0n;

  const form: JsonObject = {
    malHizmet,
    miktar,
    birim: item.birim,
    birimFiyat,
    fiyat: decimal.plain(fiyat),
    iskontoArttm: 'İskonto',
    iskontoOrani,
    iskontoTutari: decimal.plain(iskonto),
    iskontoNedeni: '',
    malHizmetTutari: decimal.plain(net),
    kdvOrani: String(item.kdvOrani),
    vergiOrani: 0,
    kdvTutari: decimal.plain(kdv),
    vergininKdvTutari: '0',
    ozelMatrahTutari: decimal.plain(ozelMatrah),
    hesaplananotvtevkifatakatkisi: '0',
    ...(item.konaklama && { V0059Orani: KONAKLAMA_RATE, V0059Tutari: decimal.plain(konaklama) }),
    ...(item.tevkifat && {
      tevkifatKodu: item.tevkifat.kodu,
      V9015Orani: item.tevkifat.oran,
      V9015Tutari: decimal.plain(tevkifat),
    }),
    ...(item.ozelMatrah && { ozelMatrahNedeni: item.ozelMatrah.nedeni }),
    ...(item.istisna && { istisnaMuafiyetSebebi: item.istisna }),
  };
  return { form, fiyat, iskonto, net, kdv, konaklama, tevkifat };
}
