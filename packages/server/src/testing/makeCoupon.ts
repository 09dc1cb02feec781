import { campaigns, coupons } from '../payments/tables';
import type { TestServer } from './startTestServer';

/** A coupon with this discount in percent; answers its code. */
export async function makeCoupon(server: TestServer, indirimOrani: string): Promise<string> {
  const campaignId = crypto.randomUUID();
  const kod = [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32])
    .join('');
  await server.db.queries
    .insert(campaigns)
    .values({ id: campaignId, ad: 'Deneme', kuponSayisi: 1, indirimOrani, createdAt: server.clock.now() });
  await server.db.queries.insert(coupons).values({ id: crypto.randomUUID(), campaignId, sira: 1, kod });
  return kod;
}
