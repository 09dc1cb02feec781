import { rescale, type Whole } from './arithmetic';
import type { DecimalText } from './CalculableInvoice';
import { absent, readDecimal, unreadable, writeKurus } from './decimal';

/** An amount in words. */
interface AmountInWords {
  /** The printed text: 'YALNIZ BİNİKİYÜZELLİ TÜRK LİRASI YETMİŞBEŞ KURUŞ'. */
  readonly text: string;
  /** The whole part word by word: 'BİN İKİ YÜZ ELLİ'. */
  readonly numberWordsSpaced: string;
}

/**
 * The amount in Turkish words, rounded to two decimals. A currency without names is printed as its code, without a
 * minor unit. Both texts are empty for an amount that is no decimal. Source: fiscal-rules 10, CAL-09, CAL-10.
 */
export function amountInWords({
  tutar,
  paraBirimi,
}: {
  readonly tutar: DecimalText;
  readonly paraBirimi: string;
}): AmountInWords {
  const amount = readDecimal(tutar);
  if (amount === absent || amount === unreadable) return { text: '', numberWordsSpaced: '' };
  const kurus = rescale(amount.digits, amount.scale, 2);
  return { text: kurusInWords(kurus, paraBirimi), numberWordsSpaced: numberWords(writeKurus(kurus).slice(0, -3), ' ') };
}

/** `amountInWords` for hundredths. A negative amount, which no invoice may have, reads YALNIZ EKSİ …. */
export function kurusInWords(kurus: Whole, paraBirimi: string): string {
  const amount = writeKurus(kurus < 0 ? -kurus : kurus);
  const [major = paraBirimi, minor = ''] = currencyUnits.get(paraBirimi) ?? [];
  const words = `YALNIZ ${kurus < 0 ? 'EKSİ ' : ''}${numberWords(amount.slice(0, -3), '')} ${major}`;
  const hundredths = amount.slice(-2);
  return hundredths === '00' ? words : `${words} ${numberWords(hundredths, '')} ${minor}`.trimEnd();
}

const ones = ' BİR İKİ ÜÇ DÖRT BEŞ ALTI YEDİ SEKİZ DOKUZ'.split(' ');
const tens = ' ON YİRMİ OTUZ KIRK ELLİ ALTMIŞ YETMİŞ SEKSEN DOKSAN'.split(' ');
const powers = ' BİN MİLYON MİLYAR TRİLYON KATRİLYON'.split(' ');

/**
 * The words of a non-negative whole number in Turkish capitals, separated by `blank`: '1250' → BİN İKİ YÜZ ELLİ. 100
 * and 1000 have no BİR. Numbers from 10^18 on, larger than any amount of an invoice, stay digits. Source: fiscal-rules
 * 10.
 */
function numberWords(digits: string, blank: '' | ' '): string {
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

/** Major and minor unit of each currency that has words here. Source: CAL-10, fiscal-rules 10. */
const names =
  'TRY TÜRK LİRASI/KURUŞ;USD ABD DOLARI/SENT;EUR AVRO/SENT;GBP İNGİLİZ STERLİNİ/PENİ;CHF İSVİÇRE FRANGI/RAPPEN;' +
  'QAR KATAR RİYALİ/DİRHEM;CNY ÇİN YUANI/FEN;AFN AFGANİ/PUL;AFG AFGANİ/PUL;ARS ARJANTİN PESOSU/SENTAVO;' +
  'DKK DANİMARKA KRONU/ÖRE;IRR İRAN RİYALİ/DİNAR;SEK İSVEÇ KRONU/ÖRE';

/** Major and minor unit in words, by currency: TRY → ['TÜRK LİRASI', 'KURUŞ']. */
export const currencyUnits: ReadonlyMap<string, readonly string[]> = new Map(
  names.split(';').map((entry) => [entry.slice(0, 3), entry.slice(4).split('/')]),
);
