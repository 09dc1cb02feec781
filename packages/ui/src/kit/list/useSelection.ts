import { useCallback, useState } from 'react';

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
export function useSelection<Row extends { id: string }>(question: string): Selection<Row> {
  const [state, setState] = useState<{ question: string; rows: ReadonlyMap<string, Row> }>({
    question,
    rows: new Map(),
  });
  if (state.question !== question) setState({ question, rows: new Map() });
  // Stays the same function, so that rows that do not change need not render.
  const select = useCallback(
    (rows: readonly Row[], isSelected: boolean) =>
      setState((before) => {
        // A late call of a previous list is ignored.
        if (before.question !== question) return before;
        const next = new Map(before.rows);
        for (const row of rows) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { question, rows: next };
      }),
    [question],
  );
  return {
    rows: [...state.rows.values()],
    has: (row) => state.rows.has(row.id),
    select,
    clear: () => setState((before) => ({ ...before, rows: new Map() })),
    drop: (ids) =>
      setState((before) => ({ ...before, rows: new Map([...before.rows].filter(([id]) => !ids.includes(id))) })),
  };
}
