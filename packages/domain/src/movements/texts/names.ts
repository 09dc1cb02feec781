import { wordsOf } from './BankText';

/** Legal words, fillers, and words of banks, which are in many names. (MNY-94) */
const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ wordsOf(
    'Ltd limited Şti şirketi AŞ anonim san sanayi tic ticaret ve ith ithalat ihr ihracat paz pazarlama inş ' +
      'gelen giden fast eft havale ödeme fatura',
  ),
);

/** Words that are compared of a name or a text. */
const MOST_WORDS = 40;

/** The words of a name that tell it from others. Single letters are left by 'A.Ş.' Source: MNY-94. */
export function nameWords(name: string): string[] {
  return [...new Set(wordsOf(name).filter((word) => word.length > 1 && !fillers.has(word)))].slice(0, MOST_WORDS);
}

/** A name is similar from here on. (MNY-92, rules 8 and 9) */
export const SIMILAR = 0.85;

/** At least one word of this length has to be equal. */
export const EQUAL_WORD = 4;
/** Banks cut names from this length on, blanks included. */
const SHORTEST_CUT = 20;
const SHORTEST_PREFIX = 3;
/** The share of letters in equal or cut words, from which on typing mistakes are searched. That is slow. */
const LEAST_EQUAL = 0.25;
/** Words that are less alike have nothing to do with each other. */
const ALIKE = 0.75;

/** The words of a bank, prepared for comparing them with many names. */
export interface BankName {
  readonly words: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly letters: number;
  /** The words are a name and not a whole text, so words that are not ours lower the similarity. */
  readonly isName: boolean;
}

/** Prepares the words of a bank's name, or of its text. */
export function readBankName(text: string, isName: boolean): BankName {
  const words = nameWords(text);
  const places = new Map(words.map((word, place) => [word, place]));
  return { words, places, letters: lettersOf(words), isName };
}

/**
 * How similar the words of a bank are to a name of ours, from 0 to 1: the share of our letters that the bank's words
 * have, as equal words, as beginnings (banks cut), or with a typing mistake, in any order. A bank that cut a long name
 * lacks only what follows the cut. Source: MNY-94.
 */
export function nameSimilarity(ours: readonly string[], bank: BankName): number {
  const { words, places, letters, isName } = bank;
  if (!ours.some((word) => word.length >= EQUAL_WORD && places.has(word))) return 0;
  const equal = ours.filter((word) => places.has(word) || words.some((other) => isBeginning(other, word)));
  if (lettersOf(equal) < lettersOf(ours) * LEAST_EQUAL) return 0;
  let [matched, length, before] = [0, 0, -1];
  for (const word of ours) {
    const place = places.get(word);
    matched += word.length * (place === undefined ? bestShare(word, words) : 1);
    length += word.length;
    const next = words[before + 1] ?? '';
    if (place === undefined && before !== -1 && isBeginning(next, word) && length >= SHORTEST_CUT) break;
    before = place ?? -1;
  }
  if (!isName) return matched / length;
  const isCut = letters >= SHORTEST_CUT && words.every((word, index) => word === ours[index]);
  return isCut ? 1 : matched / Math.max(length, letters, matched);
}

/** Whether a bank may have cut a word to this one. */
function isBeginning(other: string, word: string): boolean {
  return other.length >= SHORTEST_PREFIX && other.length < word.length && word.startsWith(other);
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** How much of a word the best word of the bank has. */
function bestShare(word: string, bank: readonly string[]): number {
  let best = 0;
  for (const other of bank) {
    if (isBeginning(other, word)) return 1;
    if (word[0] === other[0] || word.at(-1) === other.at(-1)) best = Math.max(best, alikeness(word, other));
  }
  return best;
}

/** 1 less the share of letters that have to change; 0 below ALIKE. */
function alikeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  const most = Math.floor(longest * (1 - ALIKE));
  if (Math.abs(left.length - right.length) > most || longest > LONGEST_WORD) return 0;
  const distance = editDistance(left, right);
  return distance > most ? 0 : 1 - distance / longest;
}

/** Longer words are only equal or not. */
const LONGEST_WORD = 40;

/** Letters to insert, remove, replace or swap with the next one. */
function editDistance(left: string, right: string): number {
  let older: number[] = [];
  let old = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let from = 1; from <= left.length; from += 1) {
    const row = [from];
    for (let to = 1; to <= right.length; to += 1) {
      const isEqual = left[from - 1] === right[to - 1];
      const isSwapped = from > 1 && to > 1 && left[from - 1] === right[to - 2] && left[from - 2] === right[to - 1];
      row.push(
        Math.min(
          (old[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (old[to - 1] ?? 0) + (isEqual ? 0 : 1),
          isSwapped ? (older[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, old] = [old, row];
  }
  return old[right.length] ?? 0;
}
