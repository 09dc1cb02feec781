/** How many rows a page of a list has (API-04). */
const PAGE_SIZE = 15;

/** The rows of a page, and one more that tells whether another follows. */
export const pageRange = (page: number) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });

/** A page on the wire, of what `pageRange` asked for. */
export const pageAnswer = <Row, Item>(rows: readonly Row[], page: number, wire: (row: Row) => Item) => ({
  items: rows.slice(0, PAGE_SIZE).map(wire),
  page,
  pageSize: PAGE_SIZE,
  hasNext: rows.length > PAGE_SIZE,
});
