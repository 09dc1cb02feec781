import { foldTr } from '../../text/letters';
import { isValidTckn, isValidVkn } from '../../text/identifiers';
import { plainLine } from './plainLine';

/** A text of a bank in the forms that are searched. Folding does not depend on the locale of the machine. (MNY-94) */
export interface BankText {
  /** Words of a–z and 0–9. */
  readonly words: readonly string[];
  /** The words without blanks, because banks cut and join words. */
  readonly glued: string;
  /** The places in `glued` where a word begins. */
  readonly starts: ReadonlySet<number>;
}

/** Longer texts are cut. A movement keeps at most 500 characters. */
const LONGEST_TEXT = 1000;

/** Reads a text of a bank: 'İ I ı i' are equal, accents are removed. Source: MNY-94. */
export function readBankText(text: string): BankText {
  const words = wordsOf(text);
  const starts = new Set<number>();
  let length = 0;
  for (const word of words) {
    starts.add(length);
    length += word.length;
  }
  return { words, glued: words.join(''), starts };
}

/** The folded words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return foldTr(plainLine(text, LONGEST_TEXT))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A text that may be an invoice number. */
interface NumberIn {
  /** In capitals, as invoices have it. */
  readonly belgeNumarasi: string;
  /** Written exactly: no letter O for 0, and no further digit right behind it. Else it only proposes. */
  readonly isExact: boolean;
}

const NUMBER_LENGTH = 16;
/** Three letters or digits precede the year. */
const SERIES_LENGTH = 3;
const DIGITS = NUMBER_LENGTH - SERIES_LENGTH;

/**
 * All places that have the form of an invoice number: three letters or digits, a year from 2000 on, nine digits. Words
 * may be joined to it, blanks may be inside. A chance hit does no harm, because only our own numbers count.
 * Source: MNY-94.
 */
export function numbersIn({ glued, starts }: BankText): NumberIn[] {
  const found: NumberIn[] = [];
  const [digits, digitsOrO] = [runs(glued, false), runs(glued, true)];
  for (let at = 0; at + NUMBER_LENGTH <= glued.length; at += 1) {
    const year = at + SERIES_LENGTH;
    if ((digitsOrO[year] ?? 0) < DIGITS) continue;
    const tail = glued.slice(year, at + NUMBER_LENGTH).replaceAll('o', '0');
    if (!tail.startsWith('20')) continue;
    const end = at + NUMBER_LENGTH;
    const hasFurtherDigit = (digits[end] ?? 0) > 0 && !starts.has(end);
    const isExact = (digits[year] ?? 0) >= DIGITS && !hasFurtherDigit;
    found.push({ belgeNumarasi: `${glued.slice(at, year)}${tail}`.toUpperCase(), isExact });
  }
  return found;
}

/** How many digits (or letters O) follow from each place on. */
function runs(text: string, withO: boolean): Uint16Array {
  const lengths = new Uint16Array(text.length + 1);
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at] ?? '';
    const isDigit = (character >= '0' && character <= '9') || (withO && character === 'o');
    lengths[at] = isDigit ? (lengths[at + 1] ?? 0) + 1 : 0;
  }
  return lengths;
}

/** The digits of a text that belong together, in their order. */
export function digitsIn({ words }: BankText): string[] {
  return words.flatMap((word) => word.match(/\d+/g) ?? []);
}

/**
 * The VKN and TCKN of a text: 10 or 11 digits with the right check digit. '5321234567' is a phone number.
 * Source: MNY-94.
 */
export function taxNumbersIn(text: BankText): string[] {
  return digitsIn(text).filter((digits) => isValidVkn(digits) || isValidTckn(digits));
}

const IBAN_LENGTH = 26;

/**
 * The Turkish IBANs of a text, with the right check number. Letters among the last 16 characters are allowed.
 * Source: MNY-87.
 */
export function ibansIn({ glued }: BankText): string[] {
  const ibans: string[] = [];
  for (let at = glued.indexOf('tr'); at !== -1; at = glued.indexOf('tr', at + 1)) {
    const iban = glued.slice(at, at + IBAN_LENGTH).toUpperCase();
    if (isIban(iban)) ibans.push(iban);
  }
  return ibans;
}

function isIban(text: string): boolean {
  if (!/^TR[0-9]{8}[0-9A-Z]{16}$/.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
