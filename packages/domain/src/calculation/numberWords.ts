const ones = ' BİR İKİ ÜÇ DÖRT BEŞ ALTI YEDİ SEKİZ DOKUZ'.split(' ');
const tens = ' ON YİRMİ OTUZ KIRK ELLİ ALTMIŞ YETMİŞ SEKSEN DOKSAN'.split(' ');
const powers = ' BİN MİLYON MİLYAR TRİLYON KATRİLYON'.split(' ');

/**
 * The words of a whole number of 0 or more, in Turkish capitals, with a blank between them or none: '1250' → BİN İKİ YÜZ ELLİ.
 * One hundred and one thousand go without BİR. From 10^18 on, beyond any amount that an invoice can carry, the digits stand.
 * Source: fiscal-rules §10.
 */
export function numberWords(digits: string, blank: '' | ' '): string {
  if (digits.length > powers.length * 3) return digits;
  let words = '';
  const add = (word = '') => (words += word && (words && blank) + word);
  for (let power = Math.ceil(digits.length / 3) - 1; power >= 0; power--) {
    const group = Number(digits.slice(0, digits.length - power * 3).slice(-3));
    if (group === 0) continue;
    const hundred = Math.floor(group / 100);
    if (hundred > 1) add(ones[hundred]);
    if (hundred > 0) add('YÜZ');
    add(tens[Math.floor(group / 10) % 10]);
    if (group > 1 || power !== 1) add(ones[group % 10]);
    add(powers[power]);
  }
  return words || 'SIFIR';
}
