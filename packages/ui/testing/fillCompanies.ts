import type { Scenario } from './company';
import { payYear } from './payYear';
import { signUpProven } from './staff';

/** Titles with İ and ı, each with its number. */
const titles = [
  ['5010298834', 'Yağız Kâmil İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi'],
  ['7351902846', 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi'],
  ['5560173908', 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi'],
  ['4740918265', 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi'],
] as const;

/**
 * The user of the scenario is an admin; besides their own there are five companies of another user, one of them paid.
 */
export async function fillCompanies({ server, client, account }: Scenario): Promise<void> {
  const person = { name: 'Gülşah Büyükşahin', email: 'gulsah@ornek.test' };
  const other = await signUpProven(server, person);
  const { data: paid } = await other.client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  await payYear({ server, client: other.client, companyId: paid.id });
  for (const [vknTckn, unvan] of titles)
    await other.client.POST('/company', { body: { vknTckn, unvan, email: `muhasebe@${vknTckn}.test` } });
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
}
