import { foldTr } from '@kalem/domain';

/** One choice of a list; `end` is a muted second fact at its end. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  end?: string;
  /** A note below it. */
  note?: string;
  /** The heading above it; those of one group follow one another. */
  group?: string;
  /** It is shown and cannot be chosen; `note` says why. */
  isDisabled?: boolean;
  /** Path data of `icons.ts`, before the words. */
  icon?: string;
  /** A third fact, below `end`. */
  endNote?: string;
  /** It does not choose from the list but does something else: it makes a new one. A line stands above the first. */
  isAction?: boolean;
}

/** What `Select` shows of an option. */
export type SelectOption<Id extends string = string> = Pick<Option<Id>, 'id' | 'label' | 'end' | 'isDisabled'>;

/** Options that are rendered at first, and each time their end is reached: a thousand at once would open slowly. */
export const OPTIONS_AT_ONCE = 300;

/**
 * The options in which every word that was typed occurs, I, ı, İ and i being the same letter; all of them while nothing
 * is typed. The best come first; those of the same rank keep their order, and so do groups.
 */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = wordsOf(typed);
  if (words.length === 0) return options;
  const found = options.flatMap((option) => {
    const text = foldTr(`${option.label} ${option.end ?? ''} ${option.note ?? ''}`);
    return words.every((word) => text.includes(word)) ? [{ option, rank: rankOf(option, words) }] : [];
  });
  if (!options.some(({ group }) => group)) found.sort((left, right) => left.rank - right.rank);
  return found.map(({ option }) => option);
}

/**
 * 0 where a title or a code is what was typed, 1 where one begins with it, 2 where words begin with it, 3 where it only
 * occurs. In 'BX · Kutu' the code is 'BX' and the title 'Kutu'.
 */
function rankOf({ label, end = '' }: Option, words: readonly string[]): number {
  const typed = words.join(' ');
  const names = [...label.split(' · '), end].map((name) => wordsOf(name).join(' '));
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  const beginnings = wordsOf(label);
  return words.every((word) => beginnings.some((beginning) => beginning.startsWith(word))) ? 2 : 3;
}

/** What was typed as single words, folded. */
export function wordsOf(typed: string): readonly string[] {
  return foldTr(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * The DOM id of an option in the list of the input with this id: its own id may hold blanks, which
 * `aria-activedescendant` would take for two.
 */
export function optionId(inputId: string, index: number): string {
  return `${inputId}option${index}`;
}
