import { sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';

/** What every card of a company has. */
export interface CardRow {
  readonly id: string;
  readonly companyId: string;
  /** Counts the changes: the ETag. */
  readonly version: number;
  readonly createdAt: Date;
}

/** One kind of card that a company keeps, customers or stock: its statements. */
export interface Cards<Row extends CardRow, Content> {
  /** What the audit log calls it: 'Customer' in createCustomer. */
  readonly name: 'Customer' | 'StockItem';
  /** Cards from `offset` on, in the order of the list. */
  page(tx: CompanyTx, range: { offset: number; limit: number }): Promise<Row[]>;
  /** At most 50 cards that contain the text, in the order of the list; nothing but blanks finds nothing. */
  search(tx: CompanyTx, q: string): Promise<Row[]>;
  find(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** Like `find`, and nobody else changes the card until the transaction ends. */
  lock(tx: CompanyTx, id: string): Promise<Row | undefined>;
  /** The cards with these keys, oldest first, locked: what an import looks for. */
  lockByKeys(tx: CompanyTx, keys: readonly string[]): Promise<Row[]>;
  /** What an import and the portal know a card by. */
  keyOf(card: Content | Row): string;
  /** The row of a new card, with everything that follows from its content. */
  newRow(content: Content, card: Pick<CardRow, 'id' | 'companyId' | 'createdAt'>): Row;
  /** Stores new cards and new content of known ones, all in one statement; a known one counts its version up. */
  put(tx: CompanyTx, rows: readonly Row[]): Promise<void>;
  remove(tx: CompanyTx, id: string): Promise<void>;
}

/**
 * Lets one import or download at a time look for cards of the company by what they are known by and add those that are missing, until the
 * transaction ends: two with the same new card would both add it.
 */
export async function lockCards(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tx.companyId}, 4010401))`);
}
