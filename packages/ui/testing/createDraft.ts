import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { Scenario } from './startScenario';

type Schemas = components['schemas'];
type Changes = Partial<Schemas['InvoiceWrite']> & { birimFiyat?: string };
type Owner = Pick<Scenario, 'client' | 'companyId'>;

/**
 * Creates a sale with one line and 20 % KDV, saved and sent to the portal. Payable: 1 200,00, unless `birimFiyat`
 * changes it.
 */
export async function createDraft({ client, companyId }: Owner, changes: Changes = {}): Promise<Schemas['Invoice']> {
  const { data } = await client.POST('/fatura', { params: { query: { companyId } }, body: saleWith(changes) });
  return data;
}

/** Changes such a draft as another user: saves the same sale with these changes. */
export async function changeDraft(
  { client, companyId }: Owner,
  { id }: Pick<Schemas['Invoice'], 'id'>,
  changes: Changes,
): Promise<Schemas['Invoice']> {
  const params = { path: { id }, query: { companyId } };
  const { data } = await client.PUT('/fatura/{id}', { params, body: saleWith(changes) });
  return data;
}

function saleWith({ birimFiyat = '1000', ...changes }: Changes): Schemas['InvoiceWrite'] {
  const { date: faturaTarih, time: faturaSaat } = istanbulNow(new Date(Date.now()));
  return {
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
  };
}
