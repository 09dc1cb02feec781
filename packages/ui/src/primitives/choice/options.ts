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

/** More than any list but that of the tax offices has; with a thousand options a list would open slowly. */
export const MOST_OPTIONS = 300;

/**
 * The options in which every word that was typed occurs, I, ı, İ and i being the same letter; all of them while nothing
 * is typed. Options that have what was typed as whole words come first: 'Kutu' before 'Çöp Kutusu'. Groups keep their
 * order.
 */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = wordsOf(typed);
  if (words.length === 0) return options;
  const found = options.flatMap((option) => {
    const text = foldTr(`${option.label} ${option.end ?? ''} ${option.note ?? ''}`);
    if (!words.every((word) => text.includes(word))) return [];
    const whole = new Set(wordsOf(option.label));
    return [{ option, isWhole: words.every((word) => whole.has(word)) }];
  });
  if (!options.some(({ group }) => group)) found.sort((left, right) => Number(right.isWhole) - Number(left.isWhole));
  return found.map(({ option }) => option);
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
