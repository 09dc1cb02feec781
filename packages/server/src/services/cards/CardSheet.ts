import type { Fault, ReadableColumn } from '@kalem/domain';
import type { CardRow, Cards } from '../../db/Cards';

/** How the sheet of one kind of card is read. `Body` is what a POST of such a card takes. */
export interface CardSheet<Row extends CardRow, Content, Body> {
  readonly cards: Cards<Row, Content>;
  /** The POST whose contract each row keeps to. */
  readonly operation: 'createCustomer' | 'createStockItem';
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns have to be there. */
  readonly required: readonly string[];
  /** The fields of a row as the wire has them: codes for titles. */
  fieldsOf(cells: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>>;
  /** What the row is known by; '' when it does not say. */
  keyOf(fields: Readonly<Record<string, string | undefined>>): string;
  /** The card that the row makes: of a known one, what has no column stays. */
  bodyOf(fields: Readonly<Record<string, string | undefined>>, known: Row | undefined): Body;
  validate(body: Body): Fault[];
  contentOf(body: Body): Content;
}
