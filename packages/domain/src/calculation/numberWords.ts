const ones = ['', 'BİR', 'İKİ', 'ÜÇ', 'DÖRT', 'BEŞ', 'ALTI', 'YEDİ', 'SEKİZ', 'DOKUZ'];
const tens = ['', 'ON', 'YİRMİ', 'OTUZ', 'KIRK', 'ELLİ', 'ALTMIŞ', 'YETMİŞ', 'SEKSEN', 'DOKSAN'];
const groupNames = ['', 'BİN', 'MİLYON', 'MİLYAR', 'TRİLYON', 'KATRİLYON'];
const UNNAMED = 10n ** 18n;

/**
 * The words of a whole number of 0 or more, in Turkish capitals: 1250 → BİN İKİ YÜZ ELLİ. One hundred and one thousand go
 * without BİR. From 10^18 on, beyond any amount that an invoice can carry, the digits stand. Source: fiscal-rules §10.
 */
export function numberWords(number: bigint): readonly string[] {
  if (number === 0n) return ['SIFIR'];
  if (number >= UNNAMED) return [String(number)];
  const words: string[] = [];
  for (let rest = number, power = 0; rest > 0n; rest /= 1000n, power++) words.unshift(...groupWords(Number(rest % 1000n), power));
  return words;
}

/** The words of three digits, with the name of their power of a thousand. */
function groupWords(group: number, power: number): readonly string[] {
  if (group === 0) return [];
  if (group === 1 && power === 1) return ['BİN'];
  const hundred = Math.floor(group / 100);
  const words = [hundred > 1 && ones[hundred], hundred > 0 && 'YÜZ', tens[Math.floor(group / 10) % 10], ones[group % 10], groupNames[power]];
  return words.flatMap((word) => word || []);
}
