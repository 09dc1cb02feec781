const ones = ['', 'BİR', 'İKİ', 'ÜÇ', 'DÖRT', 'BEŞ', 'ALTI', 'YEDİ', 'SEKİZ', 'DOKUZ'];
const tens = ['', 'ON', 'YİRMİ', 'OTUZ', 'KIRK', 'ELLİ', 'ALTMIŞ', 'YETMİŞ', 'SEKSEN', 'DOKSAN'];
const groupNames = ['', 'BİN', 'MİLYON', 'MİLYAR', 'TRİLYON', 'KATRİLYON', 'KENTİLYON', 'SEKSTİLYON', 'SEPTİLYON', 'OKTİLYON', 'NONİLYON', 'DESİLYON'];

/**
 * The words of a whole number of 0 or more, in Turkish capitals: 1250 → BİN İKİ YÜZ ELLİ. One hundred and one thousand go
 * without BİR. From 10^36 on, where the language has no more names in use, the digits stand. Source: fiscal-rules §10.
 */
export function numberWords(number: bigint): readonly string[] {
  if (number === 0n) return ['SIFIR'];
  const digits = number.toString();
  if (digits.length > groupNames.length * 3) return [digits];
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  const groups = padded.match(/\d{3}/g) ?? [];
  return groups.flatMap((group, index) => groupWords(group, groups.length - 1 - index));
}

function groupWords(group: string, power: number): readonly string[] {
  if (group === '000') return [];
  if (group === '001' && power === 1) return ['BİN'];
  const [hundred, ten, one] = [...group].map(Number);
  const words = [hundred === 1 ? '' : wordOf(ones, hundred), hundred === 0 ? '' : 'YÜZ', wordOf(tens, ten), wordOf(ones, one), wordOf(groupNames, power)];
  return words.filter((word) => word !== '');
}

function wordOf(words: readonly string[], index: number | undefined): string {
  return words[index ?? 0] ?? '';
}
