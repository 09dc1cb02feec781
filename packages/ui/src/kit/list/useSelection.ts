import { useState } from 'react';

export interface Selection<Row> {
  /** In the order in which they were selected. */
  rows: readonly Row[];
  /** True if the row is selected. */
  has: (row: Row) => boolean;
  /** Selects these rows, or unselects them. */
  select: (rows: readonly Row[], isSelected: boolean) => void;
  /** Unselects all. */
  clear: () => void;
  /** Deselects these rows after their action is done, on any page. */
  drop: (ids: readonly string[]) => void;
}

/**
 * The selected rows of a list. A new `question` is a different list and clears the selection, so that no action applies
 * to rows out of view.
 */
export function useSelection<Row>(idOf: (row: Row) => string, question: string): Selection<Row> {
  const [state, setState] = useState<{ question: string; rows: ReadonlyMap<string, Row> }>({
    question,
    rows: new Map(),
  });
  if (state.question !== question) setState({ question, rows: new Map() });
  return {
    rows: [...state.rows.values()],
    has: (row) => state.rows.has(idOf(row)),
    select: (rows, isSelected) =>
      setState((before) => {
        // A late call of a previous list is ignored.
        if (before.question !== question) return before;
        const next = new Map(before.rows);
        for (const row of rows) {
          if (isSelected) next.set(idOf(row), row);
          else next.delete(idOf(row));
        }
        return { question, rows: next };
      }),
    clear: () => setState((before) => ({ ...before, rows: new Map() })),
    drop: (ids) =>
      setState((before) => ({ ...before, rows: new Map([...before.rows].filter(([id]) => !ids.includes(id))) })),
  };
}
