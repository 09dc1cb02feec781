import { createClient, type KalemClient } from '@kalem/sdk';
import { topics } from '../src/widgets/Webhooks/topics';
import type { Scenario } from './company';

const email = 'teknik@meridyen.example';
const bank = 'Meridyen Bank';

interface Address {
  url: string;
  olaylar: (typeof topics)[number][];
}

/** One works, one is paused, one answers 503. */
const usual: Address[] = [
  { url: 'https://api.meridyen.example/kalem/olaylar', olaylar: [...topics] },
  { url: 'https://muhasebe.meridyen.example/webhook', olaylar: ['fatura.imzalandi', 'odeme.alindi'] },
  { url: 'https://deneme.meridyen.example/kalem', olaylar: ['fatura.kaydedildi'] },
];

/** Very long paths, one of them without a line break opportunity. */
export const longAddresses: Address[] = Array.from({ length: 8 }, (_, n) => ({
  url: `https://${n % 2 === 0 ? 'deneme' : 'api'}.igdirli-ogullari-kayisicilik.example/${n % 2 === 0 ? 'isletme/internet-subesi/fatura/olaylar/'.repeat(4) : 'olaylar'.repeat(24)}/${n}`,
  olaylar: n % 3 === 0 ? [...topics] : ['fatura.kaydedildi'],
}));

/**
 * Makes the scenario's user an admin and creates a partner with these addresses. Some invoices are saved in a company
 * of the partner. Returns the partner, and a function that saves further invoices there.
 */
export async function fillWebhooks(
  { server, client, account }: Scenario,
  { ad = bank, addresses = usual }: { ad?: string; addresses?: Address[] } = {},
): Promise<{ partnerId: string; save: () => Promise<void> }> {
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
  server.onWebhook = ({ url }) =>
    Promise.resolve(
      url.includes('deneme') ? new Response('Bakımdayız', { status: 503 }) : new Response('tamam', { status: 200 }),
    );
  const { data: partner } = await client.POST('/admin/partner', {
    body: { ad, kaynaklar: ['https://meridyen.example'], dakikadaOturum: 60 },
  });
  const path = { partnerId: partner.id };
  const made: string[] = [];
  for (const address of addresses) {
    const { data } = await client.POST('/admin/partner/{partnerId}/webhook', {
      params: { path },
      body: { ...address, email },
    });
    made.push(data.webhook.id);
  }
  const save = await invoicesOf({ server, client }, partner.id);
  if (addresses === usual) for (let n = 0; n < 3; n += 1) await save();
  const [, paused] = made;
  if (paused !== undefined)
    await client.PUT('/admin/partner/{partnerId}/webhook/{id}/durum', {
      params: { path: { ...path, id: paused } },
      body: { durum: 'DURAKLATILDI' },
    });
  return { partnerId: partner.id, save };
}

const invoice = {
  faturaTarih: '2026-11-20',
  faturaSaat: '09:30:00',
  faturaTip: 'SATIS',
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '1938472657',
  aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
  vergiDairesi: 'Ümraniye',
  ulke: 'Türkiye',
  il: 'İSTANBUL',
  ilce: 'ÜSKÜDAR',
  adres: 'Kısıklı Mah. Bosna Bulvarı No: 64',
  malHizmetler: [{ malHizmet: 'Bakım', miktar: '2', birim: 'C62', birimFiyat: '500', kdvOrani: '20' }],
} as const;

/** Returns a function that saves invoices in a company of the partner. */
async function invoicesOf(
  { server, client }: Pick<Scenario, 'server'> & { client: KalemClient },
  partnerId: string,
): Promise<() => Promise<void>> {
  const { data: key } = await client.POST('/admin/partner/{id}/anahtar', {
    params: { path: { id: partnerId } },
    body: { ad: 'Sunucu' },
  });
  const ofServer = { baseUrl: server.baseUrl, fetch: server.fetch, retries: 0 };
  const partner = createClient({ ...ofServer, auth: { getAccessToken: () => Promise.resolve(key.anahtar) } });
  const { data: session } = await partner.POST('/partner/session', {
    body: {
      kullanici: { kimlik: 'kullanici-1', ad: 'Işıl Çağlayan' },
      sirket: { kimlik: 'sirket-1', vknTckn: '1938472657', unvan: 'Çınar Kırtasiye Ltd. Şti.' },
      widgetler: ['invoice-form'],
      yetkiler: ['faturaWrite'],
    },
  });
  const user = createClient({ ...ofServer, auth: { getAccessToken: () => Promise.resolve(session.token) } });
  return async () => {
    const params = { query: { companyId: session.companyId } };
    await user.POST('/fatura', { params, body: { ...invoice, malHizmetler: [...invoice.malHizmetler] } });
  };
}
