import { type Newcomer, signUpNewcomer } from './signUpNewcomer';
import type { TestServer } from './startTestServer';

export interface LinkedNewcomer extends Newcomer {
  readonly companyId: string;
  readonly query: { readonly companyId: string };
}

/** A new user whose company is the taxpayer of a portal account; each account can be linked once per server. */
export async function linkNewcomer(server: TestServer, userCode: string): Promise<LinkedNewcomer> {
  const newcomer = await signUpNewcomer(server);
  const { data: company } = await newcomer.client.POST('/company/gib', { body: { userCode, password: '1' } });
  return { ...newcomer, companyId: company.id, query: { companyId: company.id } };
}
