import { foldTr } from '@kalem/domain';

/** An option of a list. `end` is a second text at its end, muted. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  end?: string;
  /** A note below the label. */
  note?: string;
  /** The heading of its group. Options of one group must be adjacent. */
  group?: string;
  /** Shown but not selectable; `note` gives the reason. */
  isDisabled?: boolean;
  /** Path data of `icons.ts`, shown before the text. */
  icon?: string;
  /** A third text, below `end`. */
  endNote?: string;
  /** Runs an action instead of choosing, for example creates a card. A line separates the actions. */
  isAction?: boolean;
}

/** The parts of an option that `Select` shows. */
export type SelectOption<Id extends string = string> = Pick<Option<Id>, 'id' | 'label' | 'end' | 'isDisabled'>;

/** Number of options rendered at first, and added at the end of the list. A thousand at once would open slowly. */
export const OPTIONS_AT_ONCE = 300;

/**
 * Finds the options that contain every typed word; I, ı, İ and i match each other. Returns all of them for an empty
 * text. Best matches come first. Options of the same rank, and groups, keep their order.
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
 * Returns 0 if a title or code equals the text, 1 if one begins with it, 2 if words begin with it, 3 otherwise. In 'BX
 * · Kutu' the code is 'BX' and the title is 'Kutu'.
 */
function rankOf({ label, end = '' }: Option, words: readonly string[]): number {
  const typed = words.join(' ');
  const names = [...label.split(' · '), end].map((name) => wordsOf(name).join(' '));
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  const beginnings = wordsOf(label);
  return words.every((word) => beginnings.some((beginning) => beginning.startsWith(word))) ? 2 : 3;
}

/** Splits the typed text into folded words. */
export function wordsOf(typed: string): readonly string[] {
  return foldTr(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * The DOM id of an option. It uses the index, because an option's own id may contain blanks, which would split
 * `aria-activedescendant` into two ids.
 */
export function optionId(inputId: string, index: number): string {
  return `${inputId}option${index}`;
}
