import type { FuzzedCall } from './requestOf';

/** What the fuzzer has found, by call: tried first, for ever. */
export const finds: Readonly<Record<string, readonly Partial<FuzzedCall>[]>> = {
  listInvoices: [
    {
      query: {
        page: 3,
        baslangicTarihi: '1999-12-31',
        bitisTarihi: '1999-12-31',
        belgeNumarasi: '2026-09-03',
        faturaTarih: '2026-09-03',
        ettn: 'e2421da2-f7f1-8541-8000-000c0241881f',
      },
    },
  ],
  searchInvoices: [{ query: { q: '\0' } }],
  createInvoice: [{ body: { malHizmetler: [{ malHizmet: '\ud800' }] } }],
};
