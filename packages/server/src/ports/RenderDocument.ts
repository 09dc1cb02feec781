import type { Dosya, Invoice, Seller } from '../documents/source';
import type { PrintedStatement, StatementFormat } from '../documents/statements/source';

/**
 * Renders an invoice as a document. A long invoice takes seconds, so Node renders it in a worker thread. `signal`
 * aborts it when the caller has disconnected.
 */
export type RenderDocument = (
  dosya: Dosya,
  invoice: Invoice,
  seller: Seller,
  signal?: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Renders a statement of a customer account as a file, on Node in the same threads. `company` is its tax number. */
export type RenderStatement = (
  format: StatementFormat,
  statement: PrintedStatement,
  company: string,
  signal?: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>;
