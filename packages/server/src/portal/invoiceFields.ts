import { headerTextEntries, isTaxCode, kdvTevkifat, type Steps } from '@kalem/domain';
import { inPieces } from '../pieces';
import { emptyPortalInvoice, type PortalInvoice } from '../ports/Portal';
import {
  fixed,
  type PortalField,
  type PortalObject,
  type PortalValue,
  readCountry,
  readDate,
  readTime,
  readFigure,
  readReturns,
  readText,
  objectsOf,
  type TextKey,
  textOf,
  writeCountry,
  writeDate,
  writeFigure,
  writeReturns,
} from './formats';
import { readLine, writeLine } from './lineFields';
import { portalNote } from './notes';

type Totals = PortalInvoice['totals'];

/** An invoice under the portal's names, with the keys in the portal's order. */
export function writeInvoice(invoice: PortalInvoice): Promise<Record<string, PortalValue>> {
  return inPieces(writeInSteps(invoice));
}

function* writeInSteps(invoice: PortalInvoice): Steps<Record<string, PortalValue>> {
  const malHizmetTable: Record<string, PortalValue>[] = [];
  for (const line of invoice.malHizmetler) {
    malHizmetTable.push(writeLine(line));
    yield;
  }
  const entries = invoiceFields.flatMap(({ key, write }) => {
    const entry: [string, PortalValue] = [key, write(invoice)];
    return key === BEFORE_OCCASIONAL_TOTALS ? [entry, ...occasionalTotals(invoice)] : [entry];
  });
  return { ...Object.fromEntries(entries), malHizmetTable };
}

/** The portal's fetch reply under our names. `faturaTip` stays null (GIB-05). The totals are the portal's own. */
export function readInvoice(raw: PortalObject): Promise<PortalInvoice> {
  return inPieces(readInSteps(raw));
}

function* readInSteps(raw: PortalObject): Steps<PortalInvoice> {
  const parts = invoiceFields.map(({ key, read }) => (key in raw ? read?.(raw[key]) : undefined) ?? {});
  const totals: Totals = Object.assign({}, ...parts.map((part) => part.totals), tevkifatTotals(raw), {
    vergiToplamlar: taxTotals(raw),
  });
  const malHizmetler: PortalInvoice['malHizmetler'] = [];
  for (const line of objectsOf(raw['malHizmetTable'])) {
    malHizmetler.push(readLine(line));
    yield;
  }
  return { ...emptyPortalInvoice, ...Object.assign({}, ...parts), malHizmetler, totals };
}

/**
 * The 52 keys of the portal's invoice form in its order, for reading and writing (portal-protocol 6.2, GIB-09). A bare
 * key is the text whose entry in `headerTexts` names this key, or empty. Some keys need one space when they are empty.
 */
const formKeys: readonly (string | PortalField<PortalInvoice>)[] = [
  field(
    'faturaUuid',
    'ettn',
    (ettn) => ettn ?? '',
    (value) => textOf(value).toLowerCase() || null,
  ),
  field(
    'belgeNumarasi',
    'belgeNumarasi',
    (belgeNumarasi) => belgeNumarasi ?? '',
    (value) => textOf(value) || null,
  ),
  field('faturaTarihi', 'faturaTarih', writeDate, readDate),
  field('saat', 'faturaSaat', (faturaSaat) => faturaSaat, readTime),
  field('paraBirimi', 'paraBirim', writeCurrency, (value) => textOf(value) || 'TRY'),
  field('dovzTLkur', 'dovizKur', writeFigure, (value) => readFigure(value)),
  {
    key: 'faturaTipi',
    write: ({ faturaTip }) => faturaTip ?? '',
    read: (value) => ({ portalFaturaTip: textOf(value) || null }),
  },
  fixed('hangiTip', '5000/30000'),
  'vknTckn',
  'aliciUnvan',
  'aliciAdi',
  'aliciSoyadi',
  'binaAdi',
  'binaNo',
  'kapiNo',
  'kasabaKoy',
  'vergiDairesi',
  field('ulke', 'ulke', writeCountry, readCountry),
  'bulvarcaddesokak',
  'irsaliyeNumarasi',
  'irsaliyeTarihi',
  'mahalleSemtIlce',
  field('sehir', 'il', (il) => il || ' ', readText),
  'postaKodu',
  'tel',
  'fax',
  field(
    'eposta',
    'emails',
    ([first = '']) => first,
    (value) => [readText(value)].filter(Boolean),
  ),
  'websitesi',
  field('iadeTable', 'iadeFaturalari', writeReturns, readReturns),
  'ihracKayitliKarsiBelgeNo',
  'yatirimTesvikNumarasi',
  { key: 'yatirimTesvikTarihi', write: ({ faturaTarih }) => writeDate(faturaTarih) },
  // Belongs to exemption code 555, sales outside the KDV rate check (fiscal-rules 6).
  {
    key: 'kdvOranKontrolMuafiyeti',
    write: ({ malHizmetler }) => malHizmetler.some(({ istisnaMuafiyetSebebi }) => istisnaMuafiyetSebebi === '555'),
  },
  fixed('vergiCesidi', ' '),
  // A placeholder in the order of keys. The lines are written separately.
  'malHizmetTable',
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
  { key: 'not', write: portalNote, read: (value) => ({ not: textOf(value) }) },
  'siparisNumarasi',
  'siparisTarihi',
  'fisNo',
  'fisTarihi',
  fixed('fisSaati', ' '),
  fixed('fisTipi', ' '),
  'zRaporNo',
  'okcSeriNo',
];

export const invoiceFields = formKeys.map((key) => (typeof key === 'string' ? plainField(key) : key));

function plainField(key: string): PortalField<PortalInvoice> {
  const [name, { isDay }] = headerTextEntries.find(([, { portalKey }]) => portalKey === key) ?? [undefined, {}];
  if (name === undefined) return fixed(key, '');
  return isDay ? field(key, name, writeDate, readDate) : text(key, name);
}

function field<Key extends keyof PortalInvoice>(
  key: string,
  ours: Key,
  write: (value: PortalInvoice[Key]) => PortalValue,
  read: (value: unknown) => PortalInvoice[Key],
): PortalField<PortalInvoice> {
  const readOurs = (value: unknown): Partial<PortalInvoice> => ({ [ours]: read(value) });
  return { key, write: (invoice) => write(invoice[ours]), read: readOurs };
}

function text(key: string, ours: TextKey<PortalInvoice>): PortalField<PortalInvoice> {
  return field(key, ours, (value) => value, readText);
}

function total(key: string, ours: TextKey<Totals>): PortalField<PortalInvoice> {
  return {
    key,
    write: ({ totals }) => writeFigure(totals[ours]),
    read: (value) => ({ totals: { [ours]: readFigure(value, 2) } }),
  };
}

/** GİB's currency list has AFN, its documents have AFG (fiscal-rules 9). */
function writeCurrency(paraBirim: string): string {
  return paraBirim === 'AFG' ? 'AFN' : paraBirim;
}

/** The optional totals are written after this key (portal-protocol 6.2). */
const BEFORE_OCCASIONAL_TOTALS = 'hesaplanankdv';

/** The portal's prefix before a tax code in the key of its total. */
const TAX_TOTAL = 'hesaplanan';

function occasionalTotals({ totals }: PortalInvoice): [string, PortalValue][] {
  const taxes = Object.entries(totals.vergiToplamlar ?? {}).map(([code, tutar]): [string, PortalValue] => [
    `${TAX_TOTAL}${code}`,
    writeFigure(tutar),
  ]);
  if (totals.hesaplananV9015 === undefined) return taxes;
  return [...tevkifatKeys.map((key): [string, PortalValue] => [key, writeFigure(totals[key])]), ...taxes];
}

const tevkifatKeys = ['tevkifataTabiIslemTutar', 'tevkifataTabiIslemKdv', 'hesaplananV9015'] as const;

function tevkifatTotals(raw: PortalObject): Totals {
  if (!Number(raw['hesaplananV9015'])) return {};
  return Object.fromEntries(tevkifatKeys.map((key) => [key, readFigure(raw[key], 2)]));
}

function taxTotals(raw: PortalObject): Record<string, string> {
  const totals: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    const code = key.startsWith(TAX_TOTAL) ? key.slice(TAX_TOTAL.length) : undefined;
    if (isTaxCode(code) && code !== kdvTevkifat && Number(value) !== 0) totals[code] = readFigure(value, 2);
  }
  return totals;
}
