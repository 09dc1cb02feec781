const ones = ' BİR İKİ ÜÇ DÖRT BEŞ ALTI YEDİ SEKİZ DOKUZ'.split(' ');
const tens = ' ON YİRMİ OTUZ KIRK ELLİ ALTMIŞ YETMİŞ SEKSEN DOKSAN'.split(' ');
const groupNames = ' BİN MİLYON MİLYAR TRİLYON KATRİLYON'.split(' ');

/**
 * The words of a whole number of 0 or more, in Turkish capitals: 1250 → BİN İKİ YÜZ ELLİ. One hundred and one thousand go
 * without BİR. From 10^18 on, beyond any amount that an invoice can carry, the digits stand. Source: fiscal-rules §10.
 */
export function numberWords(number: bigint): readonly string[] {
  if (number === 0n) return ['SIFIR'];
  const digits = String(number);
  if (digits.length > groupNames.length * 3) return [digits];
  const words: string[] = [];
  for (let power = Math.ceil(digits.length / 3) - 1; power >= 0; power--) {
    const end = digits.length - power * 3;
    addGroup(words, Number(digits.slice(Math.max(end - 3, 0), end)), power);
  }
  return words;
}

/** Adds the words of three digits, with the name of their power of a thousand. */
function addGroup(words: string[], group: number, power: number): void {
  if (group === 0) return;
  const hundred = Math.floor(group / 100);
  if (hundred > 1) add(words, ones[hundred]);
  if (hundred > 0) words.push('YÜZ');
  add(words, tens[Math.floor(group / 10) % 10]);
  if (group > 1 || power !== 1) add(words, ones[group % 10]);
  add(words, groupNames[power]);
}

function add(words: string[], word: string | undefined): void {
  if (word) words.push(word);
}
