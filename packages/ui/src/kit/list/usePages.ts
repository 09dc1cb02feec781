import { useState } from 'react';
import type { PaginationProps } from '../../primitives/layout/Pagination';
import { foundRows, type FoundRows, type Reading } from './foundRows';

/** Page sizes of the settings' lists; the initial one is ten (USR-01, KEY-01). */
const sizes = [5, 10, 25];
const USUAL_PAGE_ROWS = 10;

export type Pages = Omit<PaginationProps, 'summary'>;

/** Client-side pages of a call that returns all rows. If the last page becomes empty, the previous one is shown. */
export function usePages<Row>(reading: Reading<Row>): FoundRows<Row> & Pages {
  const [size, setSize] = useState(USUAL_PAGE_ROWS);
  const [wanted, setPage] = useState(1);
  return {
    ...foundRows(reading, () => true, wanted, size),
    onPage: setPage,
    sizes: {
      size,
      of: sizes,
      onSize(next) {
        setSize(next);
        setPage(1);
      },
    },
  };
}
