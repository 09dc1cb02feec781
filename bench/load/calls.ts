import type { components, KalemClient } from '@kalem/sdk';

/** A company with its own user, and its client for the load. */
export interface LoadCompany {
  readonly client: KalemClient;
  readonly query: { readonly companyId: string };
  /** Ids of the company's invoices; each save adds one. */
  readonly invoiceIds: string[];
}

const words = ['bakım', 'ışık', 'yıldız ltd', 'örnek', '2026', '1.2', 'çelik', 'olmayan'];

/** The calls of the load by name. `choice` (0 to 1) selects the page, word or invoice. */
const calls = {
  list: ({ client, query }: LoadCompany) => client.GET('/fatura', { params: { query: { ...query, page: 1 } } }),
  page: ({ client, query, invoiceIds }: LoadCompany, choice: number) =>
    client.GET('/fatura', {
      params: { query: { ...query, page: 1 + Math.floor((choice * invoiceIds.length) / 15) } },
    }),
  search: ({ client, query }: LoadCompany, choice: number) =>
    client.GET('/fatura/search', { params: { query: { ...query, q: at(words, choice) ?? 'a' } } }),
  open: ({ client, query, invoiceIds }: LoadCompany, choice: number) =>
    client.GET('/fatura/{id}', { params: { path: { id: at(invoiceIds, choice) ?? '' }, query } }),
  home: ({ client, query }: LoadCompany) => client.GET('/anasayfa/bekleyenler', { params: { query } }),
  customers: ({ client, query }: LoadCompany) => client.GET('/cari', { params: { query: { ...query, page: 1 } } }),
  save: (company: LoadCompany, choice: number) => saveInvoice(company, choice),
  change: ({ client, query, invoiceIds }: LoadCompany, choice: number) =>
    client.PUT('/fatura/{id}', {
      params: { path: { id: at(invoiceIds, choice) ?? '' }, query },
      body: invoiceOf(choice),
    }),
};

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** Makes a call. Throws the errors of the SDK. */
export async function makeCall(name: CallName, company: LoadCompany, choice: number): Promise<void> {
  await calls[name](company, choice);
}

/** Saves an invoice. It stays a draft, because the company has no portal account. */
export async function saveInvoice({ client, query, invoiceIds }: LoadCompany, choice: number): Promise<void> {
  const header = { 'Idempotency-Key': crypto.randomUUID() };
  const { data } = await client.POST('/fatura', { params: { query, header }, body: invoiceOf(choice) });
  invoiceIds.push(data.id);
}

function at<T>(items: readonly T[], choice: number): T | undefined {
  return items[Math.floor(choice * items.length)];
}

const DAY_MS = 86_400_000;

/** An invoice of the last days with one to ten lines. */
function invoiceOf(choice: number): components['schemas']['InvoiceWrite'] {
  const day = new Date(Date.now() - Math.floor(choice * 7) * DAY_MS);
  return {
    faturaTarih: day.toISOString().slice(0, 10),
    faturaSaat: '09:00:00',
    faturaTip: 'SATIS',
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '11111111111',
    aliciUnvan: `${at(['Işık', 'Yıldız', 'Çelik', 'Örnek'], choice)} ${Math.floor(choice * 10_000)} Ltd. Şti.`,
    ulke: 'Türkiye',
    il: 'ANKARA',
    ilce: 'ÇANKAYA',
    adres: 'Deneme Cd. 1',
    malHizmetler: Array.from({ length: 1 + Math.floor(choice * 10) }, (_, index) => ({
      malHizmet: `Bakım hizmeti ${index + 1}`,
      miktar: '2',
      birim: 'C62',
      birimFiyat: String(100 + Math.floor(choice * 900)),
      kdvOrani: '20',
    })),
  };
}
