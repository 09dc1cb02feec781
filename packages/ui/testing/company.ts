import { createClient, type KalemClient, type Session } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';

/** The user's account. */
export const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };

export interface Scenario {
  readonly server: PageServer;
  /** Signed in as the owner of the company. */
  readonly client: KalemClient & { session: Session };
  /** Linked to the portal account 33333301. */
  readonly companyId: string;
  /** The user's credentials, for further clients. */
  readonly account: { readonly email: string; readonly password: string };
}

/** Sets up an empty server: a user, and the user's company at the simulated portal. */
export async function foundCompany(server: PageServer): Promise<Scenario> {
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  return { server, client, companyId: company.id, account };
}

/** Signs in to a server that already has this company. */
export async function enterCompany(server: PageServer): Promise<Scenario> {
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await client.session.signIn(account);
  const { data: companies } = await client.GET('/company');
  const [company] = companies.items;
  if (!company) throw new Error('The image holds no company');
  return { server, client, companyId: company.id, account };
}
