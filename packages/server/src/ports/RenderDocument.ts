import type { Dosya, Invoice, Seller } from '../documents/source';

/**
 * An invoice as a document; long ones take seconds of work, which the machine does on a thread of its own until
 * `signal` says that nobody waits.
 */
export type RenderDocument = (
  dosya: Dosya,
  invoice: Invoice,
  seller: Seller,
  signal?: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer>>;
