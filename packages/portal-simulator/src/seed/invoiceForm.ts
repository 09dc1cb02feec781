import { decimal } from '../decimal';
import type { JsonObject } from '../json';
import { portalDate } from '../dates';
import type { Offer } from './Offer';
import type { PricedLine } from './priceLine';
import type { Taxpayer } from './Taxpayer';

export interface InvoiceContent {
  readonly offer: Offer;
  readonly lines: readonly PricedLine[];
  readonly recipient: Taxpayer;
  /** `yyyy-MM-dd` and `HH:mm:ss` */
  readonly tarih: string;
  readonly saat: string;
  readonly kur: string;
  readonly returned: readonly { readonly faturaNo: string; readonly duzenlenmeTarihi: string }[];
}

/** A seeded invoice as the portal's own form sends it: 52 keys in its order, then those of the taxes (protocol 6.2). */
export function invoiceForm({ offer, lines, recipient, tarih, saat, kur, returned }: InvoiceContent): JsonObject {
  return {
    faturaUuid: '',
    belgeNumarasi: '',
    faturaTarihi: portalDate.slashed(tarih),
    saat,
    paraBirimi: offer.paraBirimi ?? 'TRY',
    dovzTLkur: kur,
    faturaTipi: offer.faturaTipi,
    hangiTip: '5000/30000',
    vknTckn: recipient.vknTckn,
    aliciUnvan: recipient.unvan,
    aliciAdi: recipient.ad,
    aliciSoyadi: recipient.soyad,
    binaAdi: '',
    binaNo: '',
    kapiNo: '',
    kasabaKoy: '',
    vergiDairesi: recipient.vergiDairesi,
    ulke: 'Türkiye',
    bulvarcaddesokak: recipient.cadde,
    irsaliyeNumarasi: '',
    irsaliyeTarihi: '',
    mahalleSemtIlce: recipient.ilce,
    sehir: recipient.il || ' ',
    postaKodu: '',
    tel: '',
    fax: '',
    eposta: '',
    websitesi: '',
    iadeTable: returned,
    ihracKayitliKarsiBelgeNo: '',
    yatirimTesvikNumarasi: '',
    yatirimTesvikTarihi: portalDate.slashed(tarih),
    kdvOranKontrolMuafiyeti: false,
    vergiCesidi: ' ',
    malHizmetTable: lines.map(({ form }) => form),
    tip: 'İskonto',
    ...totals(lines),
    not: '',
    siparisNumarasi: '',
    siparisTarihi: '',
    fisNo: '',
    fisTarihi: '',
    fisSaati: ' ',
    fisTipi: ' ',
    zRaporNo: '',
    okcSeriNo: '',
    ...taxFields(lines),
  };
}

/** Sums of rounded line figures (fiscal-rules 3). */
function totals(lines: readonly PricedLine[]): JsonObject {
  const matrah = sum(lines, 'net');
  const vergilerToplami = sum(lines, 'kdv') + sum(lines, 'konaklama');
  return {
    matrah: decimal.plain(matrah),
    malhizmetToplamTutari: decimal.plain(sum(lines, 'fiyat')),
    toplamIskonto: decimal.plain(sum(lines, 'iskonto')),
    hesaplanankdv: decimal.plain(sum(lines, 'kdv')),
    vergilerToplami: decimal.plain(vergilerToplami),
    vergilerDahilToplamTutar: decimal.plain(matrah + vergilerToplami),
    odenecekTutar: decimal.plain(matrah + vergilerToplami - sum(lines, 'tevkifat')),
  };
}

function taxFields(lines: readonly PricedLine[]): JsonObject {
  const withheld = lines.filter(({ tevkifat }) => tevkifat > 0n);
  const konaklama = sum(lines, 'konaklama');
  return {
    ...(konaklama > 0n && { hesaplananV0059: decimal.plain(konaklama) }),
    ...(withheld.length > 0 && {
      tevkifataTabiIslemTutar: decimal.plain(sum(withheld, 'net')),
      tevkifataTabiIslemKdv: decimal.plain(sum(withheld, 'kdv')),
      hesaplananV9015: decimal.plain(sum(withheld, 'tevkifat')),
    }),
  };
}

function sum(lines: readonly PricedLine[], figure: Exclude<keyof PricedLine, 'form'>): bigint {
  return lines.reduce((total, line) => total + line[figure], 0n);
}
