import { type LineColumn, lineColumns } from './lineColumns';

/** The action of a key in the grid. `rows` and `columns` are steps; `edge` is the first or the last line. */
export type GridMove =
  | { readonly kind: 'step'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'edge'; readonly edge: 'first' | 'last' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'duplicate' }
  /** Moves the line itself. */
  | { readonly kind: 'shift'; readonly rows: 1 | -1 }
  /** Extends the selection of several cells. */
  | { readonly kind: 'extend'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'details' };

/** The parts of a keyboard event that decide the action, and the position of the text cursor in the cell. */
export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** True if a further step to this side would leave the text. Both are true in a cell with a list of choices. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

const PAGE = 10;

/**
 * Returns the action of a key, as in a spreadsheet; undefined leaves the key to the cell. `useGridKeys` handles Tab.
 */
export function gridMove({ key, shiftKey, ctrlKey, altKey, metaKey, atStart, atEnd }: GridKey): GridMove | undefined {
  const ctrl = ctrlKey || metaKey;
  if (altKey) return altMove(key);
  if (ctrl && key === 'Home') return { kind: 'edge', edge: 'first' };
  if (ctrl && key === 'End') return { kind: 'edge', edge: 'last' };
  if (ctrl && key === 'Delete') return { kind: 'remove' };
  if (ctrl && !shiftKey && key.toLowerCase() === 'd') return { kind: 'duplicate' };
  if (ctrl) return undefined;
  if (key === 'Enter') return shiftKey ? { kind: 'step', rows: -1, columns: 0 } : { kind: 'enter' };
  if (shiftKey) return shiftMove(key, { atStart, atEnd });
  switch (key) {
    case 'ArrowUp':
      return { kind: 'step', rows: -1, columns: 0 };
    case 'ArrowDown':
      return { kind: 'step', rows: 1, columns: 0 };
    case 'PageUp':
      return { kind: 'step', rows: -PAGE, columns: 0 };
    case 'PageDown':
      return { kind: 'step', rows: PAGE, columns: 0 };
    case 'ArrowLeft':
      return atStart ? { kind: 'step', rows: 0, columns: -1 } : undefined;
    case 'ArrowRight':
      return atEnd ? { kind: 'step', rows: 0, columns: 1 } : undefined;
    default:
      return undefined;
  }
}

/** Shift and an arrow select text within a cell. At the end of the text they select cells. */
function shiftMove(key: string, { atStart, atEnd }: Pick<GridKey, 'atStart' | 'atEnd'>): GridMove | undefined {
  if (key === 'ArrowUp') return { kind: 'extend', rows: -1, columns: 0 };
  if (key === 'ArrowDown') return { kind: 'extend', rows: 1, columns: 0 };
  if (key === 'ArrowLeft' && atStart) return { kind: 'extend', rows: 0, columns: -1 };
  return key === 'ArrowRight' && atEnd ? { kind: 'extend', rows: 0, columns: 1 } : undefined;
}

function altMove(key: string): GridMove | undefined {
  if (key === 'Enter') return { kind: 'details' };
  if (key === 'ArrowUp') return { kind: 'shift', rows: -1 };
  return key === 'ArrowDown' ? { kind: 'shift', rows: 1 } : undefined;
}

/** Returns the column `steps` steps away, at most the first or the last one. */
export function stepColumn(column: LineColumn, steps: number): LineColumn {
  const index = Math.min(Math.max(lineColumns.indexOf(column) + steps, 0), lineColumns.length - 1);
  return lineColumns[index] ?? column;
}
