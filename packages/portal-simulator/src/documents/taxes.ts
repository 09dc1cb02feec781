import * as decimal from '../decimal';
import { type JsonObject, textOf } from '../json';

/** Titles of the taxes besides KDV, by the digits of their code (UBL-TR TaxTypeCode). */
const taxTitles: Readonly<Record<string, string>> = {
  '0003': 'Gelir Vergisi Stopajı',
  '0011': 'Kurumlar Vergisi Stopajı',
  '0021': 'Banka Muameleleri Vergisi',
  '0059': 'Konaklama Vergisi',
  '0061': 'KKDF Kesintisi',
  '0071': 'ÖTV I. Liste',
  '0073': 'ÖTV III. Liste',
  '0074': 'ÖTV IV. Liste',
  '0075': 'ÖTV III(A) Liste',
  '0076': 'ÖTV III(B) Liste',
  '0077': 'ÖTV III(C) Liste',
  '1047': 'Damga Vergisi',
  '1048': '5035 Sayılı Kanuna Göre Damga Vergisi',
  '4071': 'Elektrik ve Havagazı Tüketim Vergisi',
  '4080': 'Özel İletişim Vergisi',
  '4081': '5035 Sayılı Kanuna Göre Özel İletişim Vergisi',
  '4171': 'ÖTV Tevkifatı',
  '8001': 'Borsa Tescil Ücreti',
  '8002': 'Enerji Fonu',
  '8004': 'TRT Payı',
  '8005': 'Elektrik Tüketim Vergisi',
  '8006': 'Telsiz Kullanım Ücreti',
  '8007': 'Telsiz Ruhsat Ücreti',
  '8008': 'Çevre Temizlik Vergisi',
  '9021': 'Banka ve Sigorta Muameleleri Vergisi',
  '9040': 'Mera Fonu',
  '9077': 'ÖTV II. Liste',
  '9944': 'Belediyelere Ödenen Hal Rüsumu',
};

/** KDV is due on these taxes too: their amounts belong to the KDV base of the line. */
export const taxesBearingKdv = [
  '0061',
  '0071',
  '0073',
  '0074',
  '0075',
  '0076',
  '0077',
  '4071',
  '4171',
  '8002',
  '8004',
  '8005',
  '9077',
  '9944',
];

export interface TaxShare {
  /** Digits of the tax code, `0015` for KDV; of the reason for tevkifat. */
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

/** The taxes of the lines as sent, added up by code and rate. Nothing is recomputed: the portal prints what it was given. */
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
  return Object.entries(taxTitles)
    .map(([code, title]) => ({
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
    code: code || '9015',
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
