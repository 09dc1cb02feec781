import { createClient } from '@kalem/sdk';
import { type LoadCompany, saveInvoice } from './calls';
import type { LoadOptions } from './options';

const AT_ONCE = 4;

/** Signs up a user for each company, creates the company, and adds its first invoices and a customer. */
export async function openCompanies({
  url,
  companies,
  invoices,
}: Pick<LoadOptions, 'url' | 'companies' | 'invoices'>): Promise<LoadCompany[]> {
  const opened: LoadCompany[] = [];
  const waiting = Array.from({ length: companies }, (_, index) => index);
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const company = await openCompany(url);
      for (let count = 0; count < invoices; count += 1) await saveInvoice(company, count / invoices);
      opened.push(company);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return opened;
}

async function openCompany(url: string): Promise<LoadCompany> {
  // No retries: each failure has to appear in the report.
  const client = createClient({ baseUrl: url, retries: 0 });
  const account = { email: `yuk-${crypto.randomUUID()}@ornek.test`, password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Yük Denemesi' } });
  await client.session.signIn(account);
  const vknTckn = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '1')
    .slice(-10);
  const { data } = await client.POST('/company', {
    body: { vknTckn, email: account.email, unvan: 'Yük Denemesi Ltd. Şti.' },
  });
  return { client, query: { companyId: data.id }, invoiceIds: [] };
}
