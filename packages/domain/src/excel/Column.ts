/** What a cell holds when it is written; an empty cell is ''. */
export type Cell = string | number;

/** One column of a sheet: its heading, and what it says of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly write: (item: Item) => Cell;
}

/** A card of the wire, whatever it carries. */
export type Card = Readonly<Record<string, unknown>>;

/** A column that can be read too: the field of the card that its cells fill. */
export interface ReadableColumn extends Column<Card> {
  readonly field: string;
  /** 'number' cells become decimals of the wire, whether Excel has them as numbers or as Turkish text. */
  readonly kind: 'text' | 'number';
}
