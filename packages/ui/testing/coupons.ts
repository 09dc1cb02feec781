import type { PageServer } from '@kalem/server/page';
import { signUpProven } from './staff';

/** Creates a campaign as operator, and returns one of its coupons with this discount in percent. */
export async function makeCoupon(server: PageServer, indirimOrani: string): Promise<string> {
  const operator = { name: 'Yönetici', email: `yonetici-${crypto.randomUUID()}@ornek.test` };
  const { client } = await signUpProven(server, operator);
  await server.makeAdmin(operator.email);
  const { data: campaign } = await client.POST('/admin/kampanya', {
    body: { ad: 'Deneme', kuponSayisi: 1, indirimOrani },
  });
  const { data: coupons } = await client.GET('/admin/kampanya/{id}', { params: { path: { id: campaign.id } } });
  return coupons.items[0]?.kod ?? '';
}
