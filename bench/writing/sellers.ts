import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@kalem/sdk';
import { type LoadCompany, saveInvoice } from '../load/calls';

/** SMS codes of the simulated portal, by phone. */
export type Codes = ReadonlyMap<string, string>;

/** Signs up a user without a portal account. */
export async function signUp(url: string): Promise<LoadCompany['client']> {
  const client = createClient({ baseUrl: url, timeout: 120_000 });
  const account = { email: `satici-${crypto.randomUUID()}@ornek.test`, password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  return client;
}

/** Creates the company of a portal account. Resolves when its invoices of a year are downloaded. */
export async function link(client: LoadCompany['client'], userCode: string): Promise<LoadCompany> {
  const { data } = await client.POST('/company/gib', { body: { userCode, password: '1' } });
  const query = { companyId: data.id };
  for (;;) {
    const { data: sync } = await client.GET('/company/sync', { params: { query } });
    if (sync.durum === 'TAMAMLANDI') return { client, query, invoiceIds: [] };
    if (sync.durum === 'HATALI') throw new Error(`The first sync failed: ${sync.mesaj}`);
    await pause(250);
  }
}

/** Saves `count` invoices one after the other. Returns the milliseconds of each. */
export async function save(company: LoadCompany, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await saveInvoice(company, index / count);
    times.push(performance.now() - began);
  }
  return times;
}

/** Signs invoices with one code. Throws when the portal did not approve all of them. */
export async function sign({ client, query }: LoadCompany, faturaIds: string[], codes: Codes): Promise<void> {
  const { data: begun } = await client.POST('/fatura/imza', { params: { query }, body: { faturaIds } });
  const smsCode = codes.get(begun.phoneNumber) ?? '';
  const { data } = await client.POST('/fatura/imza-onay', {
    params: { query },
    body: { smsCode, signature: begun.signatureId },
  });
  const left = data.items.filter(({ onayDurumu }) => onayDurumu !== 'Onaylandi');
  if (left.length > 0) throw new Error(`${left.length} of ${faturaIds.length} invoices were not signed`);
}
