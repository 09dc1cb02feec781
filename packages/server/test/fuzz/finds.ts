import type { FuzzedCall } from './requestOf';

/** What the fuzzer has found, by call: tried first, for ever. */
export const finds: Readonly<Record<string, readonly Partial<FuzzedCall>[]>> = {
  searchInvoices: [{ query: { q: '\0' } }],
  createInvoice: [{ body: { malHizmetler: [{ malHizmet: '\ud800' }] } }],
};
