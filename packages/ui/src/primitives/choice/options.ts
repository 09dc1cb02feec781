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

/** Few would read further, and the list stays quick with a thousand tax offices. */
const MOST_OPTIONS = 50;

/**
 * The options in which every word that was typed occurs, I, ı, İ and i being the same letter; the first ones while
 * nothing is typed.
 */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = wordsOf(typed);
  if (words.length === 0) return options.slice(0, MOST_OPTIONS);
  const found: Option[] = [];
  for (const option of options) {
    const text = foldTr(`${option.label} ${option.end ?? ''} ${option.note ?? ''}`);
    if (words.every((word) => text.includes(word))) found.push(option);
    if (found.length === MOST_OPTIONS) break;
  }
  return found;
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
