import type { KalemClient } from '@kalem/sdk';

interface Wanted {
  companyId: string;
  currencyCode: string;
  /** Of the invoice. */
  date: string;
}

/** The rate of the invoice: forex buying (INV-27); 0 where the bulletin has none. */
export async function readExchangeRate(client: KalemClient, wanted: Wanted, signal?: AbortSignal): Promise<string> {
  const { data } = await client.GET('/currency', { params: { query: wanted }, signal, hideLoading: true });
  return data.ForexBuying || '0';
}
