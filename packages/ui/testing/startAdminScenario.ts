import { account } from './company';
import { startScenario, type Scenario } from './startScenario';
import { listNow } from './week';

const card = {
  cardHolderFullName: 'Işıl Çağlayan',
  cardNumber: '5528790000000008',
  expMonth: '01',
  expYear: '2030',
  cvcNumber: '123',
};
/** The form data for the simulated bank's page. */
const approval = { kod: '283126', islem: 'onayla' };

/** An admin whose company paid its membership eight days ago and today, and a second company that has not paid. */
export async function startAdminScenario(): Promise<Scenario> {
  let now = new Date(listNow().getTime() - 8 * 86_400_000);
  const scenario = await startScenario({ clock: { now: () => now } });
  await scenario.server.makeAdmin(account.email);
  await pay(scenario);
  now = listNow();
  await scenario.client.session.signIn(account);
  await pay(scenario);
  const body = { vknTckn: '5555555555', unvan: 'İğde Ağacı A.Ş.', email: 'bilgi@igde.test', il: 'İSTANBUL' };
  await scenario.client.POST('/company', { body });
  return scenario;
}

async function pay({ client, companyId, server }: Scenario): Promise<void> {
  const { data } = await client.POST('/company/payment', { params: { query: { companyId } }, body: card });
  await server.fetch(new Request(data.url, { method: 'POST', body: new URLSearchParams(approval) }));
  const id = data.url.split('/').at(-1) ?? '';
  await client.GET('/payment/{id}', { params: { path: { id } } });
}
