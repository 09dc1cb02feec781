import * as decimal from '../decimal';
import { type JsonObject, textOf } from '../json';

interface Tax {
  readonly title: string;
  /** The tax is part of the KDV base of the line. */
  readonly bearsKdv?: true;
  /** The tax is listed but not part of the sum of taxes (ubl-tr 4). */
  readonly isKeptBack?: true;
}

/** The taxes other than KDV, by the digits of their code (UBL-TR TaxTypeCode). */
const taxes: Readonly<Record<string, Tax>> = {
  '0003': { title: 'Gelir Vergisi Stopajı', isKeptBack: true },
  '0011': { title: 'Kurumlar Vergisi Stopajı', isKeptBack: true },
  '0021': { title: 'Banka Muameleleri Vergisi' },
  '0022': { title: 'Sigorta Muameleleri Vergisi' },
  '0059': { title: 'Konaklama Vergisi' },
  '0061': { title: 'KKDF Kesintisi', bearsKdv: true },
  '0071': { title: 'ÖTV I. Liste', bearsKdv: true },
  '0073': { title: 'ÖTV III. Liste', bearsKdv: true },
  '0074': { title: 'ÖTV IV. Liste', bearsKdv: true },
  '0075': { title: 'ÖTV III(A) Liste', bearsKdv: true },
  '0076': { title: 'ÖTV III(B) Liste', bearsKdv: true },
  '0077': { title: 'ÖTV III(C) Liste', bearsKdv: true },
  '1047': { title: 'Damga Vergisi' },
  '1048': { title: '5035 Sayılı Kanuna Göre Damga Vergisi' },
  '4071': { title: 'Elektrik ve Havagazı Tüketim Vergisi', bearsKdv: true },
  '4080': { title: 'Özel İletişim Vergisi' },
  '4081': { title: '5035 Sayılı Kanuna Göre Özel İletişim Vergisi' },
  '4171': { title: 'ÖTV Tevkifatı', bearsKdv: true },
  '8001': { title: 'Borsa Tescil Ücreti' },
  '8002': { title: 'Enerji Fonu', bearsKdv: true },
  '8004': { title: 'TRT Payı', bearsKdv: true },
  '8005': { title: 'Elektrik Tüketim Vergisi', bearsKdv: true },
  '8006': { title: 'Telsiz Kullanım Ücreti' },
  '8007': { title: 'Telsiz Ruhsat Ücreti' },
  '8008': { title: 'Çevre Temizlik Vergisi' },
  '9021': { title: 'Banka ve Sigorta Muameleleri Vergisi' },
  '9040': { title: 'Mera Fonu', isKeptBack: true },
  '9077': { title: 'ÖTV II. Liste', bearsKdv: true },
  '9944': { title: 'Belediyelere Ödenen Hal Rüsumu', bearsKdv: true },
};

export const taxCodes = Object.keys(taxes);
export const taxesBearingKdv = taxCodes.filter((code) => taxes[code]?.bearsKdv);

export function isKeptBack(code: string): boolean {
  return taxes[code]?.isKeptBack ?? false;
}

/** The code of withheld KDV, which is a share of the KDV and not a separate tax. */
export const kdvTevkifat = '9015';

/**
 * Reason texts by the first digits of their codes, longest first. The portal has a title for each code; the simulator
 * only for each group.
 */
const reasonKinds: readonly (readonly [digits: string, text: string])[] = [
  ['151', 'ÖTV - İstisna Olmayan Diğer'],
  ['351', 'KDV - İstisna Olmayan Diğer'],
  ['555', 'KDV Oran Kontrolüne Tabi Olmayan Satışlar'],
  ['702', 'DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar'],
  ['0', 'Diplomatik İstisna'],
  ['1', 'ÖTV İstisnası'],
  ['2', 'Kısmi İstisna'],
  ['3', 'Tam İstisna'],
  ['7', 'İhraç Kayıtlı Satış'],
  ['8', 'Özel Matrah'],
];

/** The text for the code of a reason; GİB's check requires one. */
export function reasonText(code: string): string {
  return reasonKinds.find(([digits]) => code.startsWith(digits))?.[1] ?? 'Diğer';
}

export interface TaxShare {
  /** Digits of the code of the tax, `0015` for KDV; for tevkifat, those of its reason. */
  readonly code: string;
  readonly title: string;
  readonly oran: string;
  readonly reason: string;
  readonly matrah: bigint;
  readonly tutar: bigint;
}

interface TaxBreakdown {
  readonly kdv: readonly TaxShare[];
  readonly others: readonly TaxShare[];
  readonly tevkifat: readonly TaxShare[];
}

/** The taxes of the lines as sent, summed by code and rate. Recomputes nothing, like the portal. */
export function taxBreakdown(lines: readonly JsonObject[]): TaxBreakdown {
  return {
    kdv: sumUp(lines.map(kdvShare)),
    others: sumUp(lines.flatMap(otherShares)),
    tevkifat: sumUp(lines.map(tevkifatShare).filter(({ tutar }) => tutar !== 0n)),
  };
}

function kdvShare(line: JsonObject): TaxShare {
  const ozelMatrah = amount(line, 'ozelMatrahTutari');
  const base = ozelMatrah === 0n ? amount(line, 'malHizmetTutari') : ozelMatrah;
  const bearing = otherShares(line).filter(({ code }) => taxesBearingKdv.includes(code));
  return {
    code: '0015',
    title: 'KDV',
    oran: textOf(line, 'kdvOrani'),
    reason:
      ['istisnaMuafiyetSebebi', 'ozelMatrahNedeni']
        .map((key) => textOf(line, key))
        .find((code) => /^\d{3}$/.test(code)) ?? '',
    matrah: bearing.reduce((sum, { tutar }) => sum + tutar, base),
    tutar: amount(line, 'kdvTutari'),
  };
}

function otherShares(line: JsonObject): TaxShare[] {
  return Object.entries(taxes)
    .map(([code, { title }]) => ({
      code,
      title,
      oran: textOf(line, `V${code}Orani`) || '0',
      reason: '',
      matrah: amount(line, 'malHizmetTutari'),
      tutar: amount(line, `V${code}Tutari`),
    }))
    .filter(({ tutar }) => tutar !== 0n);
}

function tevkifatShare(line: JsonObject): TaxShare {
  const code = textOf(line, 'tevkifatKodu');
  return {
    code: code || kdvTevkifat,
    title: `KDV Tevkifatı ${code}`.trim(),
    oran: textOf(line, 'V9015Orani') || '0',
    reason: '',
    matrah: amount(line, 'kdvTutari'),
    tutar: amount(line, 'V9015Tutari'),
  };
}

function sumUp(shares: readonly TaxShare[]): TaxShare[] {
  const sums = new Map<string, TaxShare>();
  for (const share of shares) {
    const key = [share.code, share.oran, share.reason].join('|');
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, matrah: sum.matrah + share.matrah, tutar: sum.tutar + share.tutar } : share);
  }
  return [...sums.values()];
}

function amount(line: JsonObject, key: string): bigint {
  return decimal.parse(textOf(line, key));
}
