import { createClient, type KalemClient, type Session } from '@kalem/sdk';
import { startPageServer, type PageServer } from '@kalem/server/page';
import database from 'virtual:kalem-page-database';

export interface Scenario {
  readonly server: PageServer;
  /** Signed in as the owner of the company. */
  readonly client: KalemClient & { session: Session };
  /** Linked to the portal account 33333301. */
  readonly companyId: string;
  /** What the user signs in with, for further clients. */
  readonly account: { readonly email: string; readonly password: string };
}

/** The real server in the page, with a user and a company that is linked to the simulated portal. */
export async function startScenario(options: Parameters<typeof startPageServer>[0] = {}): Promise<Scenario> {
  const dump = await (await fetch(database)).blob();
  const server = await startPageServer({ dump, ...options });
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  return { server, client, companyId: company.id, account };
}
