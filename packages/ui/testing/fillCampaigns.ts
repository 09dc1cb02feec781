import type { Scenario } from './company';
import { unbrokenTitle } from './longTexts';
import { longTitle } from './week';

/**
 * Makes the scenario's user an admin and creates three campaigns. Two of the first one's 20 coupons are given to
 * customers, and the company has used one of these.
 */
export async function fillCampaigns({ server, client, companyId, account }: Scenario): Promise<void> {
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  const campaigns = [
    { ad: 'Sonbahar indirimi', aciklama: 'Eylül ve Ekim’de üye olanlara.', kuponSayisi: 500, indirimOrani: '12.5' },
    {
      ad: 'Mali müşavirler',
      aciklama: 'Oda üyesi mali müşavirlerin müşterileri.',
      kuponSayisi: 40,
      indirimOrani: '40',
    },
    { ad: 'Meridyen Bank müşterileri', aciklama: 'Şubelerde dağıtılır.', kuponSayisi: 20, indirimOrani: '100' },
  ];
  let last = '';
  for (const body of campaigns) last = (await client.POST('/admin/kampanya', { body })).data.id;
  const { data: page } = await client.GET('/admin/kampanya/{id}', { params: { path: { id: last } } });
  const customers = ['Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi', 'Şükrü Işıldak'];
  for (const [index, musteri] of customers.entries())
    await client.PUT('/admin/kupon/{id}', {
      params: { path: { id: page.items[index]?.id ?? '' } },
      body: { musteri, musteriyeVerildi: { Valid: true } },
    });
  const params = { query: { companyId } };
  await client.POST('/payment/discount', { params, body: { coupon: page.items[0]?.kod ?? '', membership: true } });
}

/**
 * Makes the scenario's user an admin and creates campaigns with long names. One coupon of the last is given to a
 * customer.
 */
export async function fillLongCampaigns({ server, client, account }: Scenario): Promise<void> {
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  const aciklama =
    'Iğdır, Işıklıçeşme ve İkitelli şubelerinde ilk kez açılan işletme hesaplarına yıl sonuna kadar dağıtılır. '.repeat(
      4,
    );
  const ad = 'Iğdır ve İstanbul Mali Müşavirler Odaları ile İkitelli Organize Sanayi Bölgesi';
  for (let n = 1; n <= 8; n += 1)
    await client.POST('/admin/kampanya', {
      body: { ad: `${ad}, ${n}. dönem`, aciklama, kuponSayisi: 500, indirimOrani: '12.5' },
    });
  const body = { ad: unbrokenTitle, aciklama: unbrokenTitle.repeat(5), kuponSayisi: 10_000, indirimOrani: '33.33' };
  const { data: last } = await client.POST('/admin/kampanya', { body });
  const { data: page } = await client.GET('/admin/kampanya/{id}', { params: { path: { id: last.id } } });
  await client.PUT('/admin/kupon/{id}', {
    params: { path: { id: page.items[0]?.id ?? '' } },
    body: { musteri: longTitle, musteriyeVerildi: { Valid: true } },
  });
}
