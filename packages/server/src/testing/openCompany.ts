import type { components, KalemClient } from '@kalem/sdk';

/** A company of the client's user in its trial, without a portal account; each has a tax number of its own. */
export async function openCompany(
  client: KalemClient,
  fields: components['schemas']['CompanyWrite'] = {},
): Promise<components['schemas']['Company']> {
  const vknTckn = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '1')
    .slice(-10);
  const { data } = await client.POST('/company', {
    body: { vknTckn, email: 'bilgi@ornek.com.tr', unvan: 'Örnek Ticaret Ltd. Şti.', ...fields },
  });
  return data;
}
