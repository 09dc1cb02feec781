import { companyName, type Fault } from '@kalem/domain';
import { validateCustomer, validateStockItem } from '@kalem/domain/checks';
import { type CardRows, customerOfRow, customerRows, stockRows, withRoundedPrice } from '@kalem/domain/excel/cardRows';
import type { components } from '@kalem/openapi';
import type { CardRow, Cards } from './Cards';
import { customerCards, type CustomerContent, customerContent, type CustomerRow } from './customers';
import { stockCards, type StockContent, stockContent, type StockRow } from './stockItems';
import { customerWire, stockItemWire } from './wire';

/** How the sheet of one kind of card is read. `Body` is the body of the card's POST. */
export interface CardSheet<Row extends CardRow, Content, Body> extends Omit<CardRows, 'otherHeadings' | 'faultsOf'> {
  readonly cards: Cards<Row, Content>;
  /** The name of its imports on the wire. */
  readonly tur: components['schemas']['RunningImport']['tur'];
  /** The POST whose contract each row must satisfy. */
  readonly operation: 'createCustomer' | 'createStockItem';
  /** The body for a row. Fields that are not in the sheet keep the value of the known card. */
  bodyOf(fields: Readonly<Record<string, string | undefined>>, known: Row | undefined): Body;
  validate(body: Body): Fault[];
  /** The name that lists show. */
  titleOf(row: Row): string;
  contentOf(body: Body): Content;
}

/** The customer sheet (CUS-13, CUS-15, MNY-19). */
export const customerSheet: CardSheet<CustomerRow, CustomerContent, components['schemas']['CustomerWrite']> = {
  ...customerRows,
  cards: customerCards,
  tur: 'CARI',
  operation: 'createCustomer',
  bodyOf: (fields, known) =>
    mergedBody<string | boolean | number | null>(known && customerWire(known), customerOfRow(fields)),
  validate: validateCustomer,
  titleOf: companyName,
  contentOf: customerContent,
};

/** The stock sheet (STK-11, STK-13). */
export const stockSheet: CardSheet<StockRow, StockContent, components['schemas']['StockItemWrite']> = {
  ...stockRows,
  cards: stockCards,
  tur: 'STOK',
  operation: 'createStockItem',
  bodyOf: (fields, known) => mergedBody(known && { ...stockItemWire(known) }, withRoundedPrice(fields)),
  validate: validateStockItem,
  titleOf: ({ malHizmet }) => malHizmet,
  contentOf: stockContent,
};

/**
 * The fields of a row merged into a known card, if any. Missing fields keep the card's value. An undefined field (empty
 * cell) is omitted and gets its default.
 */
function mergedBody<Value>(
  known: Readonly<Record<string, Value>> | undefined,
  fields: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const all = { ...known, ...fields };
  const merged: Record<string, Value> = {};
  for (const field in all) {
    const value = all[field];
    if (value !== undefined) merged[field] = value;
  }
  return merged;
}
