import type { Invoice, Seller } from '../documents/source';

/** An invoice as a PDF; long ones take seconds of work, which the machine does on a thread of its own until `signal` says that nobody waits. */
export type RenderPdf = (invoice: Invoice, seller: Seller, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
