import { plus, type Whole } from '../calculation/arithmetic';
import { toKurus, writeKurus } from '../calculation/decimal';
import { addDays, isCalendarDate } from '../dates/days';
import type { Steps } from '../steps';
import { type BankMovement, movementLengths } from './BankMovement';
import { ibansIn, readBankText } from './texts/BankText';
import { plainLine } from './texts/plainLine';

/** The movements of one account in an MT940 file, in the order of the file. */
export interface Mt940Account {
  /** The IBAN in tag 25, else its text. */
  readonly hesap: string;
  readonly paraBirim: string;
  readonly hareketler: readonly BankMovement[];
}

interface BrokenStatement {
  readonly kod: 'STATEMENT_BROKEN';
  /** The text line of the tag that does not fit, from 1. */
  readonly satir: number;
}

/** Tags between two pauses. */
const TAGS_AT_ONCE = 200;

/**
 * Reads a decoded MT940 text: one entry for each account, because a file may have several. A page that is missing, a
 * broken tag, or a closing balance that is not opening + Σ makes the whole file STATEMENT_BROKEN. Run it with `atOnce`,
 * or in pieces. Source: MNY-90.
 */
export function* readMt940(text: string): Steps<{ readonly hesaplar: readonly Mt940Account[] } | BrokenStatement> {
  const reader = new Mt940Reader();
  let count = 0;
  for (const tag of tagsIn(text)) {
    if (!reader.take(tag)) return { kod: 'STATEMENT_BROKEN', satir: tag.satir };
    count += 1;
    if (count % TAGS_AT_ONCE === 0) yield;
  }
  const { accounts } = reader;
  return accounts ? { hesaplar: accounts } : { kod: 'STATEMENT_BROKEN', satir: text.split('\n').length };
}

/** Whether a text begins like an MT940 file: with tag 20, or with a SWIFT block. Source: MNY-86. */
export function isMt940(text: string): boolean {
  return /^\uFEFF?\s{0,100}(?::20:|\{1:)/.test(text);
}

interface Tag {
  readonly name: string;
  /** The content, one item for each text line. */
  readonly lines: string[];
  readonly satir: number;
}

/** The tags of a text. A line without one belongs to the tag before it; blocks of SWIFT around them are ignored. */
function* tagsIn(text: string): Generator<Tag> {
  let tag: Tag | undefined;
  let satir = 0;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? text.length : end).replace(/\r$/, '');
    at = end === -1 ? text.length : end + 1;
    satir += 1;
    const opening = /^\uFEFF?:(\d\d[A-Z]?):/.exec(line);
    if (opening) {
      if (tag) yield tag;
      tag = { name: opening[1] ?? '', lines: [line.slice(opening[0].length)], satir };
    } else if (/^-?\}|^-$|^\{/.test(line)) {
      if (tag) yield tag;
      tag = undefined;
    } else if (tag && tag.lines.length < MOST_LINES) tag.lines.push(line);
  }
  if (tag) yield tag;
}

/** Text lines that are kept of one tag. The longest tag has six. */
const MOST_LINES = 20;

interface Page {
  readonly hesap: string;
  readonly paraBirim: string;
  /** Opening balance and amounts so far. */
  sum: Whole;
  readonly hareketler: BankMovement[];
}

/** Puts the tags of statements together. A statement has one page, or several that continue each other (60M, 62M). */
class Mt940Reader {
  readonly #accounts = new Map<string, Page>();
  #hesap: string | undefined;
  #page: Page | undefined;
  /** The closing balance of a page that is to be continued, by account. */
  readonly #continued = new Map<string, Whole>();
  /** The movement that a following tag 86 describes. */
  #hasText = true;

  /** The accounts; undefined when the text ends inside a statement, or has none. */
  get accounts(): Mt940Account[] | undefined {
    if (this.#page ?? this.#hesap ?? this.#continued.size > 0) return undefined;
    return this.#accounts.size === 0
      ? undefined
      : [...this.#accounts.values()].map(({ hesap, paraBirim, hareketler }) => ({ hesap, paraBirim, hareketler }));
  }

  /** False for a tag that does not fit. */
  take({ name, lines }: Tag): boolean {
    const [first = ''] = lines;
    switch (name) {
      case '20':
        return !this.#page && this.#hesap === undefined;
      case '25':
        return this.#takeAccount(first);
      case '60F':
      case '60M':
        return this.#open(first, name === '60M');
      case '61':
        return this.#takeMovement(lines);
      case '86':
        this.#takeText(lines);
        return true;
      case '62F':
      case '62M':
        return this.#close(first, name === '62M');
      default:
        return true;
    }
  }

  #takeAccount(text: string): boolean {
    const [iban] = ibansIn(readBankText(text));
    const hesap = iban ?? plainLine(text, movementLengths.hesap);
    if (hesap === '' || this.#page || this.#hesap !== undefined) return false;
    this.#hesap = hesap;
    return true;
  }

  #open(text: string, isContinued: boolean): boolean {
    const balance = readBalance(text);
    if (!balance || this.#hesap === undefined || this.#page) return false;
    const { paraBirim, amount } = balance;
    const key = `${this.#hesap} ${paraBirim}`;
    if (isContinued !== this.#continued.has(key)) return false;
    if (isContinued && this.#continued.get(key) !== amount) return false;
    this.#continued.delete(key);
    this.#page = this.#accounts.get(key) ?? { hesap: this.#hesap, paraBirim, sum: 0, hareketler: [] };
    this.#page.sum = amount;
    this.#accounts.set(key, this.#page);
    this.#hasText = true;
    return true;
  }

  #takeMovement(lines: readonly string[]): boolean {
    if (!this.#page) return false;
    const { hesap, paraBirim, hareketler, sum } = this.#page;
    const movement = readMovement(lines, { hesap, paraBirim });
    if (!movement) return false;
    if (movement.tutar === '0.00') return true;
    const amount = toKurus(movement.tutar);
    this.#page.sum = plus(sum, movement.yon === 'ALACAK' ? amount : -amount);
    hareketler.push(movement);
    this.#hasText = false;
    return true;
  }

  /** The text of the last movement. One behind the closing balance is about the whole statement. */
  #takeText(lines: readonly string[]): void {
    const movements = this.#page?.hareketler ?? [];
    const last = movements.at(-1);
    const metin = plainLine(joinLines(lines), movementLengths.metin);
    if (last && !this.#hasText && metin !== '') movements[movements.length - 1] = { ...last, metin };
    this.#hasText = true;
  }

  #close(text: string, isContinued: boolean): boolean {
    const balance = readBalance(text);
    const page = this.#page;
    if (!balance || page?.paraBirim !== balance.paraBirim || page.sum !== balance.amount) return false;
    if (isContinued) this.#continued.set(`${page.hesap} ${page.paraBirim}`, balance.amount);
    this.#page = undefined;
    this.#hesap = undefined;
    return true;
  }
}

/** Characters of a full line of tag 86. */
const FULL_LINE = 65;

/** Joins the lines of a free text: a full line goes on in the next one without a blank. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1] ?? '';
    return text + (index === 0 || before.length >= FULL_LINE ? '' : ' ') + line.slice(0, movementLengths.metin);
  }, '');
}

/** 'C260307TRY1234,56' */
const balancePattern = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,2})\s*$/;

function readBalance(text: string): { paraBirim: string; amount: Whole } | undefined {
  const [, mark = '', day = '', paraBirim = '', figures = ''] = balancePattern.exec(text.slice(0, 60)) ?? [];
  if (mark === '' || !isCalendarDate(dayOf(day))) return undefined;
  const amount = toKurus(toPoint(figures));
  return { paraBirim, amount: mark === 'D' && amount !== 0 ? -amount : amount };
}

/** Value day, booking day, mark, last letter of the currency, amount, type, references. */
const movementPattern = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,15},\d{0,2})(?:[NFS][A-Z0-9]{3}(.*))?$/;

function readMovement(
  [first = '']: readonly string[],
  account: Pick<BankMovement, 'hesap' | 'paraBirim'>,
): BankMovement | undefined {
  const match = movementPattern.exec(first.slice(0, 120).trimEnd());
  if (!match) return undefined;
  const [, value = '', entry, mark = '', , figures = '', references = ''] = match;
  const tarih = entry === undefined ? dayOf(value) : bookingDay(dayOf(value), entry);
  const tutar = writeKurus(toKurus(toPoint(figures)));
  if (!isCalendarDate(tarih)) return undefined;
  const [own = '', bank = ''] = references.split('//');
  const reference = plainLine(bank === '' ? own : bank, movementLengths.bankaReferansi);
  return {
    ...account,
    tarih,
    tutar,
    yon: mark === 'C' || mark === 'RD' ? 'ALACAK' : 'BORC',
    ...(reference === '' || reference === 'NONREF' ? {} : { bankaReferansi: reference }),
    ...(mark.startsWith('R') ? { iptal: true } : {}),
  };
}

/** 'yyMMdd' → '20yy-MM-dd' */
function dayOf(day: string): string {
  return `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`;
}

/** The booking day has no year: of the value day's year and its neighbours the nearest one. */
function bookingDay(valueDay: string, monthAndDay: string): string {
  if (!isCalendarDate(valueDay)) return '';
  const suffix = `-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2, 4)}`;
  const year = Number(valueDay.slice(0, 4));
  const [from, to] = [addDays(valueDay, -182), addDays(valueDay, 182)];
  const days = [year, year - 1, year + 1].map((one) => `${one}${suffix}`);
  return days.find((day) => isCalendarDate(day) && day >= from && day <= to) ?? '';
}

/** '1234,' → '1234' and '1234,5' → '1234.5' */
function toPoint(figures: string): string {
  return figures.replace(',', '.').replace(/\.$/, '');
}
