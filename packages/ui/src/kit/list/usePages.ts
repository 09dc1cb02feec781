import { useState } from 'react';
import type { PaginationProps } from '../../primitives/layout/Pagination';

/** How many rows a page of a list of the settings may have; ten at first (USR-01, KEY-01). */
const sizes = [5, 10, 25];
const USUAL_PAGE_ROWS = 10;

export type Pages = Omit<PaginationProps, 'summary'>;

/** Pages of a list that comes whole: a row that is gone may take the last page with it. */
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
