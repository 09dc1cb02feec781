import { currencyUnits } from './currencyUnits';
import { numberWords } from './numberWords';

export interface AmountInWords {
  /** What is printed: 'YALNIZ BİNİKİYÜZELLİ TÜRK LİRASI YETMİŞBEŞ KURUŞ'. */
  readonly text: string;
  /** The whole part word by word: 'BİN İKİ YÜZ ELLİ'. */
  readonly numberWordsSpaced: string;
}

/** `amountInWords` for an amount in hundredths; a payable amount below 0, which no invoice may have, reads YALNIZ EKSİ …. */
export function kurusInWords(kurus: bigint, paraBirimi: string): AmountInWords {
  const amount = kurus < 0n ? -kurus : kurus;
  const [major = paraBirimi, minor = ''] = currencyUnits.get(paraBirimi) ?? [];
  const whole = numberWords(amount / 100n);
  const fraction = amount % 100n;
  const fractionWords = fraction === 0n ? [] : [numberWords(fraction).join(''), minor];
  const words = [kurus < 0n ? 'YALNIZ EKSİ' : 'YALNIZ', whole.join(''), major, ...fractionWords];
  return { text: words.join(' ').trimEnd(), numberWordsSpaced: whole.join(' ') };
}
