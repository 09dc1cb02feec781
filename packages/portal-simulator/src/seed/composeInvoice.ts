import type { JsonObject } from '../json';
import * as dates from '../dates';
import type { Random } from '../random';
import type { Offer, OfferItem } from './offers';
import { type PricedLine, priceLine } from './priceLine';
import type { Taxpayer } from './accountHolders';
import * as decimal from '../decimal';

const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];
const usualRates = { USD: 41.85, EUR: 48.3 };

/** Generates an invoice from an offer. */
export function composeInvoice(random: Random, offer: Offer, recipient: Taxpayer, tarih: string): JsonObject {
  return invoiceForm({
    offer,
    recipient,
    tarih,
    lines: chooseItems(random, offer).map((item) => composeLine(random, item, tarih)),
    saat: [random.between(8, 18), random.below(60), random.below(60)]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
    kur: offer.paraBirimi ? vary(random, usualRates[offer.paraBirimi], 4) : '0',
    returned: offer.faturaTipi === 'IADE' ? [returnedInvoice(random, tarih)] : [],
  });
}

/** At least one item, more at random. The first item of a TEVKIFAT invoice always has tevkifat. */
function chooseItems(random: Random, { faturaTipi, items, lines }: Offer): OfferItem[] {
  const picked = random.pick(items);
  const start = faturaTipi === 'TEVKIFAT' && !picked.tevkifat ? items[0] : picked;
  const others = items.filter((item) => item !== start && random.chance(55));
  return [start, ...others].slice(0, lines);
}

function composeLine(random: Random, item: OfferItem, tarih: string): PricedLine {
  const period = `${months[Number(tarih.slice(5, 7)) - 1]} ${tarih.slice(0, 4)}`;
  const decimals = /\.\d{3}/.test(String(item.fiyat)) ? 5 : 2;
  const iskonto = item.iskonto && random.chance(60) ? random.pick(item.iskonto) : 0;
  return priceLine(
    item,
    item.malHizmet.replace('{dönem}', period),
    random.between(...item.miktar),
    vary(random, item.fiyat, decimals),
    iskonto,
  );
}

/** The usual value plus or minus up to a fifth, without trailing zeros. */
function vary(random: Random, usual: number, decimals: number): string {
  const varied = (usual * random.between(8000, 12_000)) / 10_000;
  return String(Number(varied.toFixed(decimals)));
}

function returnedInvoice(random: Random, tarih: string): { faturaNo: string; duzenlenmeTarihi: string } {
  const issued = dates.addDays(tarih, -random.between(5, 40));
  return {
    faturaNo: `GIB${issued.slice(0, 4)}${String(random.between(1, 900)).padStart(9, '0')}`,
    duzenlenmeTarihi: dates.slashed(issued),
  };
}

interface InvoiceContent {
  readonly offer: Offer;
  readonly lines: readonly PricedLine[];
  readonly recipient: Taxpayer;
  /** `yyyy-MM-dd` and `HH:mm:ss` */
  readonly tarih: string;
  readonly saat: string;
  readonly kur: string;
  readonly returned: readonly { readonly faturaNo: string; readonly duzenlenmeTarihi: string }[];
}

/** The invoice as the portal's form sends it: 52 keys in their order, then the taxes (portal-protocol 6.2). */
function invoiceForm({ offer, lines, recipient, tarih, saat, kur, returned }: InvoiceContent): JsonObject {
  return {
    faturaUuid: '',
    belgeNumarasi: '',
    faturaTarihi: dates.slashed(tarih),
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
    yatirimTesvikTarihi: dates.slashed(tarih),
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

/** Sums of the rounded figures of the lines (fiscal-rules 3). */
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
