import { createClient } from '@kalem/sdk';
import type { Scenario } from './company';
import { unbrokenTitle } from './longTexts';

/**
 * Makes the scenario's user an admin and creates three partners: one with two keys, whose server has opened sessions
 * for three users of two companies; one paused; one without a key.
 */
export async function fillPartners({ server, client, account }: Scenario): Promise<void> {
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  const add = async (ad: string, kaynaklar: string[], durum: 'ACIK' | 'DURDURULDU', keys: readonly string[]) => {
    const { data } = await client.POST('/admin/partner', { body: { ad, kaynaklar, dakikadaOturum: 600, durum } });
    const params = { path: { id: data.id } };
    const made: string[] = [];
    for (const key of keys)
      made.push((await client.POST('/admin/partner/{id}/anahtar', { params, body: { ad: key } })).data.anahtar);
    return made;
  };
  const meridyen = [
    'https://isletme.meridyen.example',
    'https://mobil.meridyen.example',
    'https://test.meridyen.example',
  ];
  const [key = ''] = await add('Meridyen Bank', meridyen, 'ACIK', ['Canlı', 'Test ortamı']);
  await add('Çınaraltı Muhasebe Portalı', ['https://portal.cinaralti.example'], 'DURDURULDU', ['Canlı']);
  await add(
    'İğneada Katılım Bankası ve Finansal Teknolojiler Anonim Şirketi',
    ['https://kobi.igneada.example'],
    'ACIK',
    [],
  );
  const bank = createClient({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    auth: { getAccessToken: async () => key },
  });
  const yagiz = { kimlik: 'firma-1', vknTckn: '5010298834', unvan: 'Yağız Kâmil İnşaat Malzemeleri Ltd. Şti.' };
  const igneada = { kimlik: 'firma-2', vknTckn: '7351902846', unvan: 'İğneada Lojistik A.Ş.' };
  const open = (ad: string, sirket: typeof yagiz) =>
    bank.POST('/partner/session', {
      body: { kullanici: { kimlik: ad, ad }, sirket, widgetler: ['invoice-list'], yetkiler: ['faturaRead'] },
    });
  await open('Yağız Kâmil', yagiz);
  await open('Gülşah Işık', igneada);
  await open('Çiğdem Öztürk', igneada);
}

/** Makes the scenario's user an admin and creates partners with long names, origins and keys. */
export async function fillLongPartners({ server, client, account }: Scenario): Promise<void> {
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  const kaynaklar = ['isletme', 'mobil', 'ticari', 'deneme'].map(
    (name) => `https://${name}.internet-subesi.igdirli-ogullari-kayisicilik-katilim-bankasi.example`,
  );
  const ad = 'İğneada Kayısı ve Narenciye Üreticileri Katılım Bankası Anonim Şirketi';
  for (const name of [unbrokenTitle, ...Array.from({ length: 16 }, (_, n) => `${ad} ${n + 1}`)]) {
    const { data } = await client.POST('/admin/partner', {
      body: { ad: name, kaynaklar, dakikadaOturum: 100_000, durum: 'DURDURULDU' },
    });
    if (name !== unbrokenTitle) continue;
    const params = { path: { id: data.id } };
    for (const key of [`${ad} olağanüstü durum`, unbrokenTitle])
      await client.POST('/admin/partner/{id}/anahtar', { params, body: { ad: key } });
  }
}
