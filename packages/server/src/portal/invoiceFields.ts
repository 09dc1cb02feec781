import { emptyPortalInvoice, type PortalInvoice } from '../ports/Portal';
import { portalCountry, portalDates, portalDecimal, portalReturns } from './formats';
import { type PortalField, type PortalValue, readLine, writeLine } from './lineFields';
import { portalNote } from './notes';

/** The keys that follow `hesaplanankdv` where there is something to say (protocol 6.2). */
const AFTER = 'hesaplanankdv';

/** An invoice under the portal's names, its keys in the portal's order. */
export function writeInvoice(invoice: PortalInvoice): Record<string, PortalValue> {
  const entries = invoiceFields.flatMap(({ key, write }) => {
    const entry: [string, PortalValue] = [key, write(invoice)];
    return key === AFTER ? [entry, ...conditionalTotals(invoice)] : [entry];
  });
  return Object.fromEntries(entries);
}

function conditionalTotals({ totals }: PortalInvoice): [string, PortalValue][] {
  const taxes = Object.entries(totals.vergiToplamlar ?? {}).map(([code, tutar]): [string, PortalValue] => [
    `hesaplanan${code}`,
    portalDecimal.write(tutar),
  ]);
  if (totals.hesaplananV9015 === undefined) return taxes;
  return [
    ['tevkifataTabiIslemTutar', portalDecimal.write(totals.tevkifataTabiIslemTutar)],
    ['tevkifataTabiIslemKdv', portalDecimal.write(totals.tevkifataTabiIslemKdv)],
    ['hesaplananV9015', portalDecimal.write(totals.hesaplananV9015)],
    ...taxes,
  ];
}

type Totals = PortalInvoice['totals'];

const TAX_TOTAL = /^hesaplanan(V\d{4})$/;
/** The portal's fetch reply under our names; `faturaTip` stays null (GIB-05). Totals are the portal's own. */
export function readInvoice(raw: Readonly<Record<string, unknown>>): PortalInvoice {
  const parts = invoiceFields.map(({ key, read }) => (key in raw ? read?.(raw[key]) : undefined) ?? {});
  const totals: Totals = Object.assign({}, ...parts.map((part) => part.totals), tevkifatTotals(raw), {
    vergiToplamlar: taxTotals(raw),
  });
  const lines = Array.isArray(raw['malHizmetTable']) ? (raw['malHizmetTable'] as Record<string, unknown>[]) : [];
  return { ...emptyPortalInvoice, ...Object.assign({}, ...parts), malHizmetler: lines.map(readLine), totals };
}

function taxTotals(raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const totals: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    const code = TAX_TOTAL.exec(key)?.[1];
    if (code !== undefined && code !== 'V9015' && Number(value) !== 0) totals[code] = portalDecimal.read(value, 2);
  }
  return totals;
}

function tevkifatTotals(raw: Readonly<Record<string, unknown>>): Totals {
  if (!Number(raw['hesaplananV9015'])) return {};
  return {
    hesaplananV9015: portalDecimal.read(raw['hesaplananV9015'], 2),
    tevkifataTabiIslemTutar: portalDecimal.read(raw['tevkifataTabiIslemTutar'], 2),
    tevkifataTabiIslemKdv: portalDecimal.read(raw['tevkifataTabiIslemKdv'], 2),
  };
}

type InvoiceField = PortalField<PortalInvoice>;
type TextKey =
  | 'vknTckn'
  | 'aliciUnvan'
  | 'aliciAdi'
  | 'aliciSoyadi'
  | 'vergiDairesi'
  | 'adres'
  | 'ilce'
  | 'irsaliyeNumarasi'
  | 'faturaSaat';
type DateKey = 'faturaTarih' | 'irsaliyeTarihi';
type TotalKey =
  | 'matrah'
  | 'urunHizmetToplamTutari'
  | 'toplamIskonto'
  | 'hesaplananKdv'
  | 'vergilerToplami'
  | 'vergilerDahilToplamTutar'
  | 'odenecekTutar';

/**
 * The 52 keys of the portal's invoice form, in its order, in both directions (protocol 6.2, GIB-09). Raw portal names stand here and
 * beside this file alone. Some keys want one space where they are empty.
 */
export const invoiceFields: readonly InvoiceField[] = [
  {
    key: 'faturaUuid',
    write: ({ ettn }) => ettn ?? '',
    read: (value) => ({ ettn: String(value ?? '').toLowerCase() || null }),
  },
  {
    key: 'belgeNumarasi',
    write: ({ belgeNumarasi }) => belgeNumarasi ?? '',
    read: (value) => ({ belgeNumarasi: String(value ?? '') || null }),
  },
  date('faturaTarihi', 'faturaTarih'),
  text('saat', 'faturaSaat'),
  // GİB's list has AFN, the document's has AFG (fiscal-rules §9).
  {
    key: 'paraBirimi',
    write: ({ paraBirim }) => (paraBirim === 'AFG' ? 'AFN' : paraBirim),
    read: (value) => ({ paraBirim: String(value ?? '') || 'TRY' }),
  },
  {
    key: 'dovzTLkur',
    write: ({ dovizKur }) => portalDecimal.write(dovizKur),
    read: (value) => ({ dovizKur: portalDecimal.read(value) }),
  },
  { key: 'faturaTipi', write: ({ faturaTip }) => faturaTip ?? '' },
  fixed('hangiTip', '5000/30000'),
  text('vknTckn', 'vknTckn'),
  text('aliciUnvan', 'aliciUnvan'),
  text('aliciAdi', 'aliciAdi'),
  text('aliciSoyadi', 'aliciSoyadi'),
  fixed('binaAdi', ''),
  fixed('binaNo', ''),
  fixed('kapiNo', ''),
  fixed('kasabaKoy', ''),
  text('vergiDairesi', 'vergiDairesi'),
  {
    key: 'ulke',
    write: ({ ulke }) => portalCountry.write(ulke),
    read: (value) => ({ ulke: portalCountry.read(String(value ?? '')) }),
  },
  text('bulvarcaddesokak', 'adres'),
  text('irsaliyeNumarasi', 'irsaliyeNumarasi'),
  date('irsaliyeTarihi', 'irsaliyeTarihi'),
  text('mahalleSemtIlce', 'ilce'),
  { key: 'sehir', write: ({ il }) => il || ' ', read: (value) => ({ il: String(value ?? '').trim() }) },
  fixed('postaKodu', ''),
  fixed('tel', ''),
  fixed('fax', ''),
  {
    key: 'eposta',
    write: ({ emails: [first = ''] }) => first,
    read: (value) => ({ emails: [String(value ?? '').trim()].filter(Boolean) }),
  },
  fixed('websitesi', ''),
  {
    key: 'iadeTable',
    write: ({ iadeFaturalari }) => portalReturns.write(iadeFaturalari),
    read: (value) => ({ iadeFaturalari: portalReturns.read(value) }),
  },
  fixed('ihracKayitliKarsiBelgeNo', ''),
  fixed('yatirimTesvikNumarasi', ''),
  { key: 'yatirimTesvikTarihi', write: ({ faturaTarih }) => portalDates.write(faturaTarih) },
  // Pairs with exemption code 555, sales outside the KDV rate check (fiscal-rules §6).
  {
    key: 'kdvOranKontrolMuafiyeti',
    write: ({ malHizmetler }) => malHizmetler.some(({ istisnaMuafiyetSebebi }) => istisnaMuafiyetSebebi === '555'),
  },
  fixed('vergiCesidi', ' '),
  { key: 'malHizmetTable', write: ({ malHizmetler }) => malHizmetler.map(writeLine) },
  {
    key: 'tip',
    write: ({ totals }) => totals.tip ?? 'İskonto',
    read: (value) => ({ totals: { tip: value === 'Arttırım' ? 'Arttırım' : 'İskonto' } }),
  },
  total('matrah', 'matrah'),
  total('malhizmetToplamTutari', 'urunHizmetToplamTutari'),
  total('toplamIskonto', 'toplamIskonto'),
  total('hesaplanankdv', 'hesaplananKdv'),
  total('vergilerToplami', 'vergilerToplami'),
  total('vergilerDahilToplamTutar', 'vergilerDahilToplamTutar'),
  total('odenecekTutar', 'odenecekTutar'),
  { key: 'not', write: portalNote, read: (value) => ({ not: String(value ?? '') }) },
  fixed('siparisNumarasi', ''),
  fixed('siparisTarihi', ''),
  fixed('fisNo', ''),
  fixed('fisTarihi', ''),
  fixed('fisSaati', ' '),
  fixed('fisTipi', ' '),
  fixed('zRaporNo', ''),
  fixed('okcSeriNo', ''),
];

function text(key: string, ours: TextKey): InvoiceField {
  return { key, write: (invoice) => invoice[ours], read: (value) => ({ [ours]: String(value ?? '').trim() }) };
}

function date(key: string, ours: DateKey): InvoiceField {
  return {
    key,
    write: (invoice) => portalDates.write(invoice[ours]),
    read: (value) => ({ [ours]: portalDates.read(String(value ?? '')) }),
  };
}

function total(key: string, ours: TotalKey): InvoiceField {
  return {
    key,
    write: ({ totals }) => portalDecimal.write(totals[ours]),
    read: (value) => ({ totals: { [ours]: portalDecimal.read(value, 2) } }),
  };
}

function fixed(key: string, value: PortalValue): InvoiceField {
  return { key, write: () => value };
}
