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

/** What a payer does on the page of the simulated bank. */
export async function answerBank(server: PageServer, url: string, islem: 'onayla' | 'vazgec'): Promise<void> {
  await server.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ kod: '283126', islem }) }));
}

/** Opens a payment of a company and goes as far as the bank's page; answers its address. */
export async function startPayment(
  { client, companyId }: Payer,
  cardNumber = cards.approves,
  coupon = '',
): Promise<string> {
  const params = { query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
  return (await client.POST('/company/payment', { params, body: { ...card, cardNumber, coupon } })).data.url;
}

/** What the payment is called, by the address of its bank page. */
export function txOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}

/** Pays the year of a company. */
export async function payYear(payer: Payer): Promise<void> {
  const url = await startPayment(payer);
  await answerBank(payer.server, url, 'onayla');
  await payer.client.GET('/payment/{id}', { params: { path: { id: txOf(url) } } });
}
