import { useEffect, useMemo, useState, type ReactNode } from 'react';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useKalem } from '../../provider/useKalem';

/** A column of a list: its title, its cells, its place on a card, and its text in files. */
export interface Column<Row, Id extends string = string> {
  /** Permanent id: used in storage and in the query's sort. */
  id: Id;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * The place on a card in a narrow widget. Hidden there if unset. `amount` is beside the title, `foot` is a line
   * below.
   */
  card?: 'title' | 'amount' | 'start' | 'end' | 'foot';
  /** Of the column in a table, in px. Without it the column takes the remaining width. */
  width?: number;
  /** For the list's own styles, for example its width. */
  className?: string;
  /** Aligns numbers to the end of the column. */
  isNumeric?: boolean;
  /** Hidden until the user chooses it. */
  isHiddenAtFirst?: boolean;
  /** True if the server can sort by it: the head becomes a button. */
  sort?: boolean;
  /** The text in a file. Default: the text of `cell`. */
  exportAs?: (row: Row) => string;
  /** CSS width of its placeholder during loading. Default: varies by row. */
  skeleton?: string;
}

/** The rows as cells of a file, after a row of titles. */
export function exportCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const textOf = ({ cell, exportAs }: Column<Row>, row: Row) => {
    const shown = exportAs ? exportAs(row) : cell(row);
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  };
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map((column) => textOf(column, row)))];
}

const NONE: readonly string[] = [];

/**
 * The columns that the user shows, stored on the device, and the menu to choose them. Excludes columns that the host
 * hides. The first column cannot be hidden. `shown` stays the same array while `all` does.
 */
export function useChosenColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
  hiddenByHost: readonly string[] = NONE,
): { shown: readonly Column<Row>[]; chooser: MenuAction[] } {
  const { storage, report } = useKalem();
  // The columns that the user has hidden, and of those that are hidden at first the ones that the user has chosen.
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const key = `columns:${list}`;
  const columns = useMemo(
    () => all.filter(({ id }, index) => index === 0 || !hiddenByHost.includes(id)),
    [all, hiddenByHost],
  );
  const shown = useMemo(
    () => columns.filter((column, index) => index === 0 || isShown(column, toggled)),
    [columns, toggled],
  );
  useEffect(() => {
    let isWanted = true;
    const read = async () => readIds(await storage.get(key));
    read().then(
      (ids) => isWanted && setToggled(ids),
      (error: unknown) => report({ kind: 'readColumns', error, silent: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, key, report]);

  const toggle = (id: string) => {
    const next = toggled.includes(id) ? toggled.filter((one) => one !== id) : [...toggled, id];
    setToggled(next);
    const write = async () => storage.set(key, JSON.stringify(next));
    write().catch((error: unknown) => report({ kind: 'keepColumns', error, silent: true }));
  };
  return {
    shown,
    chooser: columns.slice(1).map((column) => ({
      id: column.id,
      label: column.head,
      icon: isShown(column, toggled) ? icons.check : undefined,
      onAction: () => toggle(column.id),
    })),
  };
}

function isShown<Row>({ id, isHiddenAtFirst = false }: Column<Row>, toggled: readonly string[]): boolean {
  return toggled.includes(id) === isHiddenAtFirst;
}

function readIds(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
