/** A rule of law whose amount changes by date. Source: RUL-01. */
export type ThresholdName =
  'kismiTevkifat' | 'eArsiv' | 'eArsivBasitUsul' | 'eFaturaCiro' | 'eFaturaCiroOzel' | 'kdvBeyanGunu';

/** The amount of a rule from a day on. */
export interface Threshold {
  readonly kural: ThresholdName;
  /** First day, YYYY-MM-DD. */
  readonly baslangic: string;
  /** Last day. Without one the entry ends when the next one of its rule begins. */
  readonly bitis?: string;
  /** An amount in TL; for `kdvBeyanGunu` a day of the month. */
  readonly tutar: string;
  readonly kaynak: string;
  /** The day of the source, YYYY-MM-DD; '' when the source has not been read. */
  readonly kaynakTarihi: string;
  /** OKUNDU: the text of the law was read. IKINCIL: taken from a secondary source. */
  readonly kesinlik: 'OKUNDU' | 'IKINCIL';
}

const notRead = { kaynak: '', kaynakTarihi: '', kesinlik: 'IKINCIL' } as const;
const gt588 = { kaynak: 'VUK Genel Tebliği 588', kaynakTarihi: '2025-12-31', kesinlik: 'IKINCIL' } as const;
const gt589 = { kaynak: 'VUK Genel Tebliği 589', kaynakTarihi: '2025-12-31', kesinlik: 'IKINCIL' } as const;

/** All amounts, oldest first in each rule. A new year is one line. Source: RUL-01. */
export const thresholds: readonly Threshold[] = [
  { kural: 'kismiTevkifat', baslangic: '2024-01-01', tutar: '6900', ...notRead },
  { kural: 'kismiTevkifat', baslangic: '2025-01-01', tutar: '9900', ...notRead },
  { kural: 'kismiTevkifat', baslangic: '2026-01-01', tutar: '12000', ...gt588 },
  { kural: 'eArsiv', baslangic: '2026-01-01', tutar: '0', ...gt589 },
  { kural: 'eArsivBasitUsul', baslangic: '2026-01-01', tutar: '3000', ...gt589 },
  { kural: 'eArsivBasitUsul', baslangic: '2027-01-01', tutar: '0', ...gt589 },
  { kural: 'eFaturaCiro', baslangic: '2022-01-01', tutar: '3000000', ...notRead },
  { kural: 'eFaturaCiroOzel', baslangic: '2022-01-01', tutar: '500000', ...notRead },
  {
    kural: 'kdvBeyanGunu',
    baslangic: '2005-01-01',
    tutar: '28',
    kaynak: 'KDV Kanunu 41',
    kaynakTarihi: '',
    kesinlik: 'IKINCIL',
  },
];

/** The entry of a rule that was in force on a day, YYYY-MM-DD; undefined before the first one. Source: RUL-01. */
export function thresholdOn(kural: ThresholdName, day: string): Threshold | undefined {
  return thresholds.findLast(
    (entry) => entry.kural === kural && entry.baslangic <= day && (entry.bitis === undefined || day <= entry.bitis),
  );
}

/** The longer list of amounts: an older widget gets a new year from the server. Source: RUL-03. */
export function longerThresholds(ofServer: readonly Threshold[]): readonly Threshold[] {
  return ofServer.length > thresholds.length ? ofServer : thresholds;
}
