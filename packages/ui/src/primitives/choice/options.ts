import { foldTr } from '@kalem/domain';

/** One choice of a list; `end` is a muted second fact at its end. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  end?: string;
}

/** Nobody reads further, and the list stays quick with a thousand tax offices. */
const most = 50;

/** The options that hold what was typed, I, ı, İ and i being the same letter; the first ones while nothing is typed. */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = foldTr(typed);
  if (!query) return options.slice(0, most);
  const found: Option[] = [];
  for (const option of options) {
    if (foldTr(`${option.label} ${option.end ?? ''}`).includes(query)) found.push(option);
    if (found.length === most) break;
  }
  return found;
}

/**
 * The DOM id of an option in the list of the input with this id: its own id may hold blanks, which
 * `aria-activedescendant` would take for two.
 */
export function optionId(inputId: string, index: number): string {
  return `${inputId}option${index}`;
}
