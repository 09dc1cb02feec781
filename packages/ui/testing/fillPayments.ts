import type { Scenario } from './company';
import { makeCoupon } from './coupons';
import { answerBank, startPayment, txOf } from './payYear';
import { signUpProven } from './staff';

/** A company and the result of its payment. Without `islem` the payment is pending at the bank. */
export interface PayingCompany {
  vknTckn: string;
  unvan: string;
  islem?: 'onayla' | 'vazgec';
}

/** In the order of payment. */
const usual: readonly PayingCompany[] = [
  {
    vknTckn: '7351902846',
    unvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi',
    islem: 'onayla',
  },
  { vknTckn: '5560173908', unvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi', islem: 'vazgec' },
  { vknTckn: '4740918265', unvan: 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi' },
];

/**
 * Makes the scenario's user an admin and lets other companies pay, the first one with a coupon of 40 percent. Default:
 * three companies, of which one pays, one cancels at the bank, and one is pending. Returns the coupon.
 */
export async function fillPayments(
  { server, client, account }: Scenario,
  payers: readonly PayingCompany[] = usual,
): Promise<string> {
  const coupon = await makeCoupon(server, '40');
  const other = await signUpProven(server, { name: 'Gülşah Büyükşahin', email: 'gulsah@ornek.test' });
  for (const { vknTckn, unvan, islem } of payers) {
    const body = { vknTckn, unvan, email: `muhasebe@${vknTckn}.test` };
    const { data: company } = await other.client.POST('/company', { body });
    const payer = { server, client: other.client, companyId: company.id };
    const url = await startPayment(payer, undefined, vknTckn === payers[0]?.vknTckn ? coupon : '');
    if (!islem) continue;
    await answerBank(server, url, islem);
    await other.client.GET('/payment/{id}', { params: { path: { id: txOf(url) } } });
  }
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  return coupon;
}
