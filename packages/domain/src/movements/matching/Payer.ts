import { isValidTckn, isValidVkn } from '../../text/identifiers';
import { type BankMovement, movementLengths } from '../BankMovement';
import { type BankText, digitsIn, ibansIn, numbersIn, readBankText, taxNumbersIn, wordsOf } from '../texts/BankText';
import { plainLine } from '../texts/plainLine';
import { type BankName, EQUAL_WORD, nameSimilarity, readBankName, SIMILAR } from '../texts/names';
import { type Candidate, type OpenIndex, TAIL_LENGTH } from './OpenIndex';

/**
 * What a confirmed pair is learned by, and looked up by: the full IBANs of the payer (a server keeps their MAC) and the
 * folded name. A masked IBAN is none, and our own account is no payer. Source: MNY-101.
 */
export function payerKeys({ hesap, karsiIban = '', karsiAd = '', metin = '' }: BankMovement): {
  readonly ibans: readonly string[];
  readonly ad?: string;
} {
  const ibans = [karsiIban, metin].flatMap((text) => ibansIn(readBankText(text)));
  const own = hesap.replace(/\s/g, '');
  const ad = wordsOf(plainLine(karsiAd, movementLengths.karsiAd)).join(' ');
  return { ibans: [...new Set(ibans)].filter((iban) => iban !== own), ...(ad === '' ? {} : { ad }) };
}

/** Accounts whose names are compared with one movement. */
const MOST_ACCOUNTS = 300;

/** What a movement tells about its payer and about invoices. */
export class Payer {
  /** The invoices that are named by their full numbers, also those without a rest. */
  readonly named: readonly Candidate[];
  /** A named number was corrected or is followed by a digit, so it only proposes. */
  readonly isDoubtful: boolean;
  /** The text has the form of a number that is none of ours. */
  readonly hasUnknownNumber: boolean;
  /** Customer accounts by the bank's own tax number. */
  readonly byVkn: ReadonlySet<string>;
  /** Customer accounts by a tax number in the text. */
  readonly byTextVkn: ReadonlySet<string>;
  /** Customer accounts by IBAN, and those that were learned. */
  readonly known: ReadonlySet<string>;
  readonly #index: OpenIndex;
  readonly #text: BankText;
  /** The name that the bank gives, and the words of its text. */
  readonly #bankNames: readonly BankName[];
  readonly #similar = new Map<string, boolean>();

  constructor(index: OpenIndex, movement: BankMovement, learned: readonly string[]) {
    const { metin = '', karsiAd = '', karsiVkn = '', tahsilatReferansi = '' } = movement;
    const text = plainLine(metin, movementLengths.metin);
    this.#index = index;
    this.#text = readBankText(`${text} ${plainLine(tahsilatReferansi, movementLengths.tahsilatReferansi)}`);
    const numbers = numbersIn(this.#text).flatMap(({ belgeNumarasi, isExact }) => {
      const candidate = index.byNumber.get(belgeNumarasi);
      return candidate ? [{ candidate, isExact }] : [];
    });
    const exact = numbers.filter(({ isExact }) => isExact);
    const taken = exact.length > 0 ? exact : numbers;
    this.named = [...new Set(taken.map(({ candidate }) => candidate))];
    this.isDoubtful = exact.length === 0;
    this.hasUnknownNumber = this.#text.words.some((word) => numberForm.test(word)) && this.named.length === 0;
    // The numbers that many recipients share have no right check digit.
    const isNumber = isValidVkn(karsiVkn) || isValidTckn(karsiVkn);
    this.byVkn = new Set(isNumber ? index.accountsOfVkn(karsiVkn) : []);
    this.byTextVkn = new Set(taxNumbersIn(this.#text).flatMap((vkn) => index.accountsOfVkn(vkn)));
    const { ibans } = payerKeys(movement);
    this.known = new Set([...ibans.flatMap((iban) => index.accountsOfIban(iban)), ...learned]);
    this.#bankNames = [
      readBankName(plainLine(karsiAd, movementLengths.karsiAd), true),
      readBankName(text, false),
    ].filter(({ words }) => words.length > 0);
  }

  /** The accounts that anything but a name tells. */
  get identified(): ReadonlySet<string> {
    return new Set([...this.byVkn, ...this.byTextVkn, ...this.known]);
  }

  /** Whether the movement tells another customer account than this one. */
  isOther(borcluId: string): boolean {
    const { identified } = this;
    if (identified.size > 0) return !identified.has(borcluId);
    return !this.isSimilar(borcluId) && !this.similarAccounts().next().done;
  }

  /** The open invoices whose number ends with digits of the text, at least five. */
  get byTail(): Candidate[] {
    const tails = digitsIn(this.#text).filter((digits) => digits.length >= TAIL_LENGTH);
    return [...new Set(tails.flatMap((digits) => [...this.#index.endingWith(digits)]))];
  }

  /** Whether the text has one of these invoice numbers. */
  names(belgeNumaralari: readonly string[]): boolean {
    return numbersIn(this.#text).some(({ belgeNumarasi }) => belgeNumaralari.includes(belgeNumarasi));
  }

  /** Whether one of the names of an account is similar to the bank's name or to its text. */
  isSimilar(borcluId: string): boolean {
    const known = this.#similar.get(borcluId);
    if (known !== undefined) return known;
    const names = [...(this.#index.accounts.get(borcluId)?.names.values() ?? [])];
    const isSimilar = names.some((ours) => this.#bankNames.some((bank) => nameSimilarity(ours, bank) >= SIMILAR));
    this.#similar.set(borcluId, isSimilar);
    return isSimilar;
  }

  /** The accounts with a similar name. Of very many with a common word only the first are compared. */
  *similarAccounts(): Generator<string> {
    const words = new Set(this.#bankNames.flatMap((bank) => bank.words.filter((word) => word.length >= EQUAL_WORD)));
    let count = 0;
    for (const borcluId of this.#index.accountsOfWords(words)) {
      count += 1;
      if (count > MOST_ACCOUNTS) return;
      if (this.isSimilar(borcluId)) yield borcluId;
    }
  }
}

/** A series that begins with a letter, a year, nine digits. */
const numberForm = /[a-z][a-z0-9]{2}[2o][0o][0-9o]{11}/;
