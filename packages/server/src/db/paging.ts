/** The default number of rows on a page (API-04). */
const PAGE_SIZE = 15;

/** The rows of a page, and one more row that shows whether another page follows. */
export const pageRange = (page: number, size = PAGE_SIZE) => ({ offset: (page - 1) * size, limit: size + 1 });

/** A page on the wire, from the rows that `pageRange` selected. */
export const pageAnswer = <Row, Item>(
  rows: readonly Row[],
  page: number,
  wire: (row: Row) => Item,
  size = PAGE_SIZE,
) => ({
  items: rows.slice(0, size).map(wire),
  page,
  pageSize: size,
  hasNext: rows.length > size,
});
