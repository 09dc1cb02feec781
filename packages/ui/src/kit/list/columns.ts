import { useEffect, useState, type ReactNode } from 'react';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useKalem } from '../../provider/useKalem';

/** One column of a list: the one place that says what it is called, shows, and becomes on a phone and in a file. */
export interface Column<Row, Id extends string = string> {
  /** Permanent: the device remembers it, and a sorted query names it. */
  id: Id;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Its place on a narrow widget, where each row is a card; left out there without one. `amount` stands beside the
   * title, `foot` is a line below.
   */
  card?: 'title' | 'amount' | 'start' | 'end' | 'foot';
  /** In px; without one it takes what is left. */
  width?: number;
  /** For the list's own styles, its width among them. */
  className?: string;
  /** Figures stand at the end of their column. */
  isNumeric?: boolean;
  /** The server can sort by it: the head becomes a button. */
  sort?: boolean;
  /** Its text in a file; default what `cell` shows where that is a text. */
  exportAs?: (row: Row) => string;
  /** Width of the bar that stands for it while the list loads, as CSS writes it; default by the row. */
  skeleton?: string;
}

/** The rows as the cells of a file, the heads first. */
export function exportCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const textOf = ({ cell, exportAs }: Column<Row>, row: Row) => {
    const shown = exportAs ? exportAs(row) : cell(row);
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  };
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map((column) => textOf(column, row)))];
}

/**
 * The columns that the user has chosen to see, kept on the device, and the menu to choose them, without those that the
 * host hides; the first one always stays.
 */
export function useChosenColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
  hiddenByHost: readonly string[] = [],
): { shown: readonly Column<Row>[]; chooser: MenuAction[] } {
  const { storage, report } = useKalem();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const key = `columns:${list}`;
  const columns = all.filter(({ id }, index) => index === 0 || !hiddenByHost.includes(id));
  useEffect(() => {
    let isWanted = true;
    const read = async () => readIds(await storage.get(key));
    read().then(
      (ids) => isWanted && setHidden(ids),
      (error: unknown) => report({ kind: 'readColumns', error, silent: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, key, report]);

  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    const write = async () => storage.set(key, JSON.stringify(next));
    write().catch((error: unknown) => report({ kind: 'keepColumns', error, silent: true }));
  };
  return {
    shown: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    chooser: columns.slice(1).map(({ id, head }) => ({
      id,
      label: head,
      icon: hidden.includes(id) ? undefined : icons.check,
      onAction: () => toggle(id),
    })),
  };
}

function readIds(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
