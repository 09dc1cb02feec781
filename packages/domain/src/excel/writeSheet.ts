import type { Cell, Column } from './Column';

/** The rows of a sheet, headings first. */
export function writeSheet<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
): readonly (readonly Cell[])[] {
  return [columns.map(({ heading }) => heading), ...items.map((item) => columns.map(({ write }) => write(item)))];
}
