import { newIdempotencyKey, type components, type KalemClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';

/** A card that the simulated bank approves, and one that it declines. */
export const cards = { approves: '5528790000000008', declines: '4111111111111129' };

const card: components['schemas']['CardPayment'] = {
  cardHolderFullName: 'Işıl Çağlayan',
  cardNumber: cards.approves,
  expMonth: '01',
  expYear: '2030',
  cvcNumber: '123',
};

interface Payer {
  server: PageServer;
  client: KalemClient;
  companyId: string;
}

/** Answers on the page of the simulated bank, as the payer. */
export async function answerBank(server: PageServer, url: string, islem: 'onayla' | 'vazgec'): Promise<void> {
  await server.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ kod: '283126', islem }) }));
}

/** Starts a payment of a company up to the bank's page. Returns its address. */
export async function startPayment(
  { client, companyId }: Payer,
  cardNumber = cards.approves,
  coupon = '',
): Promise<string> {
  const params = { query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
  return (await client.POST('/company/payment', { params, body: { ...card, cardNumber, coupon } })).data.url;
}

/** The id of the payment in the address of its bank page. */
export function txOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}

/** Pays a company's membership for a year. */
export async function payYear(payer: Payer): Promise<void> {
  const url = await startPayment(payer);
  await answerBank(payer.server, url, 'onayla');
  await payer.client.GET('/payment/{id}', { params: { path: { id: txOf(url) } } });
}
