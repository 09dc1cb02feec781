import { useState } from 'react';
import type { PaginationProps } from '../../primitives/layout/Pagination';

/** Page sizes of the settings' lists; the initial one is ten (USR-01, KEY-01). */
const sizes = [5, 10, 25];
const USUAL_PAGE_ROWS = 10;

export type Pages = Omit<PaginationProps, 'summary'>;

/** Client-side pages. If the last page becomes empty, the previous one is shown. */
export function usePages<Row>(all: readonly Row[] | undefined): { rows: readonly Row[] | undefined; paging: Pages } {
  const [size, setSize] = useState(USUAL_PAGE_ROWS);
  const [wanted, setPage] = useState(1);
  const last = Math.max(1, Math.ceil((all?.length ?? 0) / size));
  const page = Math.min(wanted, last);
  return {
    rows: all?.slice((page - 1) * size, page * size),
    paging: {
      page,
      hasNext: page < last,
      onPage: setPage,
      sizes: {
        size,
        of: sizes,
        onSize(next) {
          setSize(next);
          setPage(1);
        },
      },
    },
  };
}
