import type { components } from '@kalem/sdk';
import { createDraft } from './createDraft';
import { startScenario, type Scenario } from './startScenario';
import { listNow, smsCode } from './week';

type Schemas = components['schemas'];
type Sale = Partial<Schemas['InvoiceWrite']> & { birimFiyat?: string };

/** A company that tracks its receivables since the start of the year, with a fixed clock. */
export async function startReceiptScenario(): Promise<Scenario> {
  const scenario = await startScenario({ clock: { now: listNow } });
  scenario.server.simulator.setSwitches({ smsCode });
  const { client, companyId } = scenario;
  const body = { vadeGunu: null, vadeyiGoster: false, baslangic: '2026-01-01' };
  await client.PUT('/tahsilat-ayarlari', { params: { query: { companyId } }, body });
  return scenario;
}

/** Chooses the account in TRY that customers pay to. */
export async function addCollectionAccount({ client, companyId }: Scenario): Promise<void> {
  const iban = 'TR330006100519786457841326';
  const body = { bankaAdi: 'Ziraat Bankası', iban, faturadaGoster: false, tahsilatHesabi: true };
  await client.POST('/banka', { params: { query: { companyId } }, body });
}

/** Sells and signs: invoices of 1 200,00 of November 2 to one customer, unless changed. Returns their ids. */
export async function sell({ client, companyId }: Scenario, ...sales: readonly Sale[]): Promise<string[]> {
  const faturaIds: string[] = [];
  for (const sale of sales) {
    const { id } = await createDraft({ client, companyId }, { faturaTarih: '2026-11-02', ...sale });
    faturaIds.push(id);
  }
  const params = { query: { companyId } };
  const { data } = await client.POST('/fatura/imza', { params, body: { faturaIds } });
  await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
  return faturaIds;
}

/** What was received for an invoice. Fails for one that is not tracked. */
export async function collectionOf({ client, companyId }: Scenario, id: string): Promise<Schemas['InvoiceCollection']> {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  if (!data.tahsilat) throw new Error('The invoice is not tracked');
  return data.tahsilat;
}

/** The payments that close an invoice or did, newest first. */
export async function receiptsOf({ client, companyId }: Scenario, faturaId: string): Promise<Schemas['Receipt'][]> {
  return (await client.GET('/tahsilat', { params: { query: { companyId, faturaId } } })).data.items;
}

/** Another user books a payment of an invoice. What was received above `tutar` is a credit. */
export async function pay(
  { client, companyId }: Scenario,
  faturaId: string,
  tutar: string,
  received = tutar,
): Promise<Schemas['Receipt']> {
  const body = {
    faturaId,
    tarih: '2026-11-20',
    tutar: received,
    paraBirim: 'TRY',
    yontem: 'NAKIT' as const,
    dagitim: [{ faturaId, tutar }],
  };
  return (await client.POST('/tahsilat', { params: { query: { companyId } }, body })).data;
}

/** Another user books an advance of the customer of an invoice: a payment that closes nothing. */
export async function advance(
  { client, companyId }: Scenario,
  faturaId: string,
  payment: { tutar: string; tarih?: string; paraBirim?: string },
): Promise<Schemas['Receipt']> {
  const body = { faturaId, tarih: '2026-11-20', paraBirim: 'TRY', yontem: 'NAKIT' as const, ...payment };
  return (await client.POST('/tahsilat', { params: { query: { companyId } }, body })).data;
}
