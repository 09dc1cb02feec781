import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { Scenario } from './startScenario';

type Changes = Partial<components['schemas']['InvoiceWrite']> & { birimFiyat?: string };

/**
 * A sale of one line with 20 % KDV, saved and at the portal; 1 200,00 to be paid unless `birimFiyat` says otherwise.
 */
export async function createDraft(
  { client, companyId }: Pick<Scenario, 'client' | 'companyId'>,
  { birimFiyat = '1000', ...changes }: Changes = {},
): Promise<components['schemas']['Invoice']> {
  const { date: faturaTarih, time: faturaSaat } = istanbulNow(new Date(Date.now()));
  const { data } = await client.POST('/fatura', {
    params: { query: { companyId } },
    body: {
      faturaTarih,
      faturaSaat,
      faturaTip: 'SATIS',
      paraBirim: 'TRY',
      dovizKur: '0',
      vknTckn: '1938472657',
      aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      ulke: 'Türkiye',
      il: 'İSTANBUL',
      ilce: 'ÜSKÜDAR',
      adres: 'Kısıklı Mah. Bosna Bulvarı No: 64',
      malHizmetler: [{ malHizmet: 'Danışmanlık hizmeti', miktar: '1', birim: 'C62', birimFiyat, kdvOrani: '20' }],
      ...changes,
    },
  });
  return data;
}
