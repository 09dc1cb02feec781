const ones = ' BİR İKİ ÜÇ DÖRT BEŞ ALTI YEDİ SEKİZ DOKUZ'.split(' ');
const tens = ' ON YİRMİ OTUZ KIRK ELLİ ALTMIŞ YETMİŞ SEKSEN DOKSAN'.split(' ');
const groupNames = ' BİN MİLYON MİLYAR TRİLYON KATRİLYON'.split(' ');

/**
 * The words of a whole number of 0 or more, in Turkish capitals, with a blank between them or none: '1250' → BİN İKİ YÜZ ELLİ.
 * One hundred and one thousand go without BİR. From 10^18 on, beyond any amount that an invoice can carry, the digits stand.
 * Source: fiscal-rules §10.
 */
export function numberWords(digits: string, blank: '' | ' '): string {
  if (digits.length > groupNames.length * 3) return digits;
  let words = '';
  for (let power = Math.ceil(digits.length / 3) - 1; power >= 0; power--) {
    const end = digits.length - power * 3;
    for (const word of groupWords(Number(digits.slice(Math.max(end - 3, 0), end)), power)) {
      if (word) words += words === '' ? word : blank + word;
    }
  }
  return words || 'SIFIR';
}

/** The words of three digits, with the name of their power of a thousand; undefined and '' are no words. */
function groupWords(group: number, power: number): readonly (string | undefined)[] {
  if (group === 0) return [];
  const hundred = Math.floor(group / 100);
  const one = group > 1 || power !== 1 ? ones[group % 10] : '';
  return [hundred > 1 ? ones[hundred] : '', hundred > 0 ? 'YÜZ' : '', tens[Math.floor(group / 10) % 10], one, groupNames[power]];
}
