import type { components } from '@kalem/sdk';
import type { Scenario } from './company';
import { startRequestScenario, type RequestScenario } from './startRequestScenario';
import { fillWeek, smsCode } from './week';

/** The days of 'Bu Ay' on the day of the stories. */
const month = { baslangicTarihi: '2026-10-23', bitisTarihi: '2026-11-21' };

/**
 * A company with all data of a home page: a week of invoices in every status, foreign currencies, received invoices,
 * and requests to answer.
 */
export async function startHomeScenario(): Promise<RequestScenario> {
  const scenario = await startRequestScenario();
  await fillWeek(scenario);
  await sellAbroad(scenario);
  return bringOthers(scenario);
}

/**
 * Runs the daily download of received invoices and requests. Amounts are read from the documents, after the answer,
 * which takes time on a busy machine. Documents of integrators cannot be downloaded.
 */
export async function bringOthers<Place extends Scenario>(scenario: Place): Promise<Place> {
  const { client, companyId } = scenario;
  const params = { query: { companyId, ...month } };
  for (let isWhole = false; !isWhole;) {
    const { items } = (await client.GET('/adima-duzenlenenler', { params })).data;
    isWhole = items.every(({ odenecek, belgeNumarasi }) => odenecek !== null || !belgeNumarasi.startsWith('GIB'));
  }
  await client.GET('/iptal-itiraz', { params });
  return scenario;
}

const abroad = [
  { faturaTarih: '2026-11-20', paraBirim: 'USD', dovizKur: '42.1234', birimFiyat: '9150' },
  { faturaTarih: '2026-11-05', paraBirim: 'EUR', dovizKur: '48.7655', birimFiyat: '27400.25' },
  { faturaTarih: '2026-10-28', paraBirim: 'TRY', dovizKur: '0', birimFiyat: '612000' },
];

async function sellAbroad({ client, companyId }: RequestScenario): Promise<void> {
  const params = { query: { companyId } };
  const faturaIds: string[] = [];
  for (const { birimFiyat, ...header } of abroad) {
    const body: components['schemas']['InvoiceWrite'] = {
      faturaSaat: '11:05:00',
      faturaTip: 'SATIS',
      ulke: 'Türkiye',
      vknTckn: '5560173901',
      aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
      malHizmetler: [{ malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', birimFiyat, kdvOrani: '20' }],
      ...header,
    };
    faturaIds.push((await client.POST('/fatura', { params, body })).data.id);
  }
  const { data } = await client.POST('/fatura/imza', { params, body: { faturaIds } });
  await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
}
