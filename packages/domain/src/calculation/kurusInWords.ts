import { currencyUnits } from './currencyUnits';
import { numberWords } from './numberWords';
import type { Whole } from './Whole';
import { writeKurus } from './writeKurus';

/** The text of `amountInWords` for an amount in hundredths; a payable amount below 0, which no invoice may have, reads YALNIZ EKSİ …. */
export function kurusInWords(kurus: Whole, paraBirimi: string): string {
  const amount = writeKurus(kurus < 0 ? -kurus : kurus);
  const [major = paraBirimi, minor = ''] = currencyUnits.get(paraBirimi) ?? [];
  const words = `YALNIZ ${kurus < 0 ? 'EKSİ ' : ''}${numberWords(amount.slice(0, -3), '')} ${major}`;
  const hundredths = amount.slice(-2);
  return hundredths === '00' ? words : `${words} ${numberWords(hundredths, '')} ${minor}`.trimEnd();
}
