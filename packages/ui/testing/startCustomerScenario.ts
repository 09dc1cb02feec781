import type { components } from '@kalem/sdk';
import { startScenario, type Scenario } from './startScenario';
import { listNow, smsCode } from './week';

export interface CustomerScenario extends Scenario {
  readonly cariId: string;
}

const customer: components['schemas']['CustomerWrite'] = {
  tuzel: true,
  vknTckn: '1938472657',
  unvan: 'Büyükçamlıca İleri Eğitim Kurumları ve Öğrenci Yurtları İşletmeciliği Sanayi Ticaret Anonim Şirketi',
  vergiDairesi: 'Ümraniye Vergi Dairesi Müdürlüğü',
  adres: 'Kısıklı Mah. Bosna Bulvarı No: 64',
  ilce: 'ÜSKÜDAR',
  il: 'İSTANBUL',
  telNo: '2165550184',
  email: 'muhasebe@buyukcamlica.example',
  iban: 'TR330006100519786457841326',
  iskonto: '5',
  vadeGunu: 45,
  yetkiliAdi: 'Işıl Ağaoğlu',
};

/** Creates the card of a customer. */
export async function newCustomerOf({ client, companyId }: Scenario, unvan = customer.unvan): Promise<string> {
  const { data } = await client.POST('/cari', { params: { query: { companyId } }, body: { ...customer, unvan } });
  return data.id;
}

const items = [
  ['Bina temizlik hizmeti, aylık, iki vardiya, yedi gün', '186500', 'MON'],
  ['Cam temizliği', '38.75', 'MTK'],
  ['Peyzaj bakımı', '24000', 'MON'],
  ['Danışmanlık', '4500.5', 'HUR'],
] as const;

/**
 * A customer with monthly invoices, with amounts multiplied by `times`: long names, seven digits, three currencies, a
 * draft.
 */
export async function startCustomerScenario(unvan = customer.unvan, times = 1): Promise<CustomerScenario> {
  const scenario = await startScenario({ clock: { now: listNow }, portalSwitches: { smsCode } });
  const cariId = await newCustomerOf(scenario, unvan);
  const sell = (...[day, miktar, money]: Sale) => save(scenario, unvan, [day, miktar * times, money]);
  const faturaIds: string[] = [];
  for (let month = 4; month <= 11; month += 1)
    faturaIds.push(await sell(`2026-${String(month).padStart(2, '0')}-12`, month));
  faturaIds.push(await sell('2026-11-14', 20, { paraBirim: 'USD', dovizKur: '42.1234' }));
  faturaIds.push(await sell('2026-09-02', 3, { paraBirim: 'EUR', dovizKur: '48.7655' }));
  const params = { query: { companyId: scenario.companyId } };
  const { data } = await scenario.client.POST('/fatura/imza', { params, body: { faturaIds } });
  await scenario.client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
  await sell('2026-11-20', 1);
  return { ...scenario, cariId };
}

type Sale = [faturaTarih: string, miktar: number, money?: { paraBirim: string; dovizKur: string }];

async function save(
  { client, companyId }: Scenario,
  aliciUnvan: string | undefined,
  [faturaTarih, miktar, money = { paraBirim: 'TRY', dovizKur: '0' }]: Sale,
): Promise<string> {
  const body: components['schemas']['InvoiceWrite'] = {
    faturaTarih,
    faturaSaat: '11:05:00',
    faturaTip: 'SATIS',
    ulke: 'Türkiye',
    vknTckn: customer.vknTckn ?? '',
    aliciUnvan: aliciUnvan ?? '',
    malHizmetler: items.map(([malHizmet, birimFiyat, birim]) => ({
      malHizmet,
      birim,
      birimFiyat,
      miktar: String(miktar),
      kdvOrani: '20',
    })),
    ...money,
  };
  return (await client.POST('/fatura', { params: { query: { companyId } }, body })).data.id;
}
